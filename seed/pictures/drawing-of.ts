/** Returns what draws the picture of a title or a person, and throws where there is none. */
export function drawingOf<Drawing>(drawings: Record<string, Drawing>, name: string): Drawing {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`There is no picture for “${name}”.`);
  return drawing;
}
