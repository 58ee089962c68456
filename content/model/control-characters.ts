// PostgreSQL stores no NUL, and browsers show none of the others. Tabs and line breaks are none of them.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const EVERY_CONTROL = new RegExp(CONTROL, 'g');

/** Whether a text has a character that cannot be stored. */
export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

/** Leaves out the characters that cannot be stored. */
export function withoutControl(text: string): string {
  return text.replaceAll(EVERY_CONTROL, '');
}
