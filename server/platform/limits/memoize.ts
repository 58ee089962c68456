/**
 * Takes what makes something of a text, always the same of the same one, and gives what does it once for texts that come
 * again. All is forgotten when the texts have more than `room` characters together.
 */
export function memoize<Made>(make: (text: string) => Made, room: number): (text: string) => Made {
  const known = new Map<string, { made: Made }>();
  let taken = 0;

  return (text) => {
    const before = known.get(text);
    if (before) return before.made;
    const made = make(text);
    taken += text.length;
    if (taken > room) {
      known.clear();
      taken = text.length;
    }
    known.set(text, { made });
    return made;
  };
}
