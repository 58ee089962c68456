/** Returns the class of the picture of a record: the browser lets it become that of the next page. See `sharedElementRules`. */
export function sharedElement(type: 'blog' | 'service' | 'case-study', { id }: { id: number }): string {
  return `shared-${type}-${id}`;
}
