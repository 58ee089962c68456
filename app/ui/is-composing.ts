/** The code of a key that an input method has taken. */
const TAKEN = 229;

/** Whether a key belongs to an input method, as Enter does that accepts its word. Safari ends the composition before that key. */
export function isComposing(event: KeyboardEvent): boolean {
  // Nothing else tells it there: its `isComposing` is already false.
  return event.isComposing || event.keyCode === TAKEN;
}
