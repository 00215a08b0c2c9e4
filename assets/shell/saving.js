/** Give the player a file. @param {string} name @param {string | Blob} content @param {string} type */
export function saveAs(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
