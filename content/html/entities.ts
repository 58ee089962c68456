const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Escapes text for HTML, in attributes too. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character as keyof typeof ENTITIES]);
}

/** Returns the text that escaped text stands for. The sanitizer writes no other entities. */
export function unescaped(html: string): string {
  return html.replaceAll(/&\w+;/g, (entity) => CHARACTERS.get(entity) ?? entity);
}
