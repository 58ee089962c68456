/** Lets the shortcuts of the form, such as Ctrl+S, and Escape work while the page has the focus. */
export function passShortcutOn(event: KeyboardEvent) {
  if (!event.ctrlKey && !event.metaKey && event.key !== 'Escape') return;
  const isHandled = !document.documentElement.dispatchEvent(new KeyboardEvent(event.type, event));
  if (isHandled) event.preventDefault();
}
