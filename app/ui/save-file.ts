const LONG_ENOUGH = 60_000; // ms, for the browser to have begun

/** Hands a file to the browser to save. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), LONG_ENOUGH);
}
