/** A class as `coverProps` returns it. */
export const SHARED_ELEMENT = /\bshared-[a-z-]+-\d+\b/g;

/** Returns the rules that name the elements with these classes; none of a class that occurs twice: names must be unique. */
export function sharedElementRules(names: string[]): string {
  const unique = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  const rules = unique.map((name) => `.${name}{view-transition-name:${name};view-transition-class:shared}`);
  return rules.length > 0 ? `@media (prefers-reduced-motion:no-preference){${rules.join('')}}` : '';
}
