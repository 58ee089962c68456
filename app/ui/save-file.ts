const URL_VALID_FOR = 60_000; // ms; the browser has started the download by then

/** Downloads a file that was made in the browser. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  saveFrom(href, name);
  setTimeout(() => URL.revokeObjectURL(href), URL_VALID_FOR);
}

/** Downloads what is at an address of this site, which names the file unless that is done here. A failure leads nowhere. */
export function saveFrom(href: string, name = ''): void {
  Object.assign(document.createElement('a'), { href, download: name }).click();
}
