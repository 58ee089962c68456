/** What stands in a reply for something of the visitor or the agency, by its name in braces. */
export const placeholders = {
  name: 'The visitor’s name',
  first_name: 'The first word of it',
  reference: 'The reference of the message',
  agency: 'The name of the agency',
  my_name: 'Your own name',
} as const;

export type Placeholder = keyof typeof placeholders;

export type PlaceholderValues = Record<Placeholder, string>;

const PLACEHOLDER = new RegExp(`\\{(${Object.keys(placeholders).join('|')})\\}`, 'g');

/** Returns a text with the values of its placeholders. Other words in braces stay. */
export function withPlaceholdersFilled(text: string, values: PlaceholderValues): string {
  return text.replace(PLACEHOLDER, (_, name: Placeholder) => values[name]);
}
