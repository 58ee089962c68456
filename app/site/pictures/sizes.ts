/**
 * Returns the size of a picture that is `rem` wide on wide screens, where the font size of pages is 0.75rem + 0.3vw: `sizes`
 * counts in the font size of the browser.
 */
export function wide(rem: number, from = 78.5): string {
  return `(min-width: ${from}rem) calc(${rounded(0.75 * rem)}rem + ${rounded(0.3 * rem)}vw)`;
}

/** As wide as what is on a page. */
export const WHOLE = wide(76);

function rounded(value: number) {
  return Number(value.toFixed(1));
}
