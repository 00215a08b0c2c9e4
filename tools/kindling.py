"""Shipped as `sitecustomize`, which Python imports by itself before anything else of its library.

Nearly half of the library is read at every start. From a zip, that is a search, two reads and an inflation
for each module, all of it in Python and a file system written in JavaScript. So the build puts these modules
together (tools/inside_pyodide.py), and this serves them; what is not among them comes from the zip as always.
"""

import marshal
import sys
from zipimport import zipimporter

TYPE_CHECKING = False  # nothing of the library can be imported here
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType
else:
    ModuleSpec = type(sys.__spec__)

NAME = "kindling.bin"


class Kindling:
    """A finder and loader, as importlib describes them."""

    def __init__(self, archive: str) -> None:
        self.archive = archive
        content = zipimporter(archive).get_data(f"{archive}/{NAME}")
        self.modules: dict[str, tuple[bool, bytes]] = marshal.loads(content)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        if name not in self.modules:
            return None
        package = self.modules[name][0]
        place = f"{self.archive}/{name.replace('.', '/')}"
        origin = f"{place}/__init__.pyc" if package else f"{place}.pyc"
        spec = ModuleSpec(name, self, origin=origin, is_package=package)  # type: ignore[arg-type]
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(place)
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        # It is kept: who removes a module from sys.modules may import it again.
        exec(marshal.loads(self.modules[module.__name__][1]), module.__dict__)


# Behind what is built in, ahead of the search along sys.path.
sys.meta_path.insert(2, Kindling(__file__.rpartition("/")[0]))
