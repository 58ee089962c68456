const LONG_ENOUGH = 60_000; // ms, for the browser to have begun

/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), LONG_ENOUGH);
}
