/** Lets the shortcuts of the form, such as Ctrl+S, work while the page has the focus. */
export function passShortcutOn(event: KeyboardEvent) {
  if (!event.ctrlKey && !event.metaKey) return;
  const isHandled = !document.documentElement.dispatchEvent(new KeyboardEvent(event.type, event));
  if (isHandled) event.preventDefault();
}
