const URL_VALID_FOR = 60_000; // ms; the browser has started the download by then

/** Downloads a file that was made in the browser. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), URL_VALID_FOR);
}
