/** The largest sizes, each with the most characters that it leaves room for. */
const sizes = [
  { upTo: 36, text: 'text-4xl' },
  { upTo: 72, text: 'text-3xl' },
];

/** Returns the size of a text in display type, by its characters. */
export function displaySize(length: number): string {
  return sizes.find(({ upTo }) => length <= upTo)?.text ?? 'text-2xl';
}
