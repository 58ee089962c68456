const SLOTS = 65_536;

/** Limits how many visits of a day come from one sender, in fixed memory: whoever shares a slot counts as the same. */
export function createSenderLimit(most: number) {
  const visits = new Uint16Array(SLOTS);

  /** Counts a visit. Returns whether there are more than people make. */
  return function isTooMany(sender: string): boolean {
    const slot = slotOf(sender);
    const count = visits[slot] ?? 0;
    if (count >= most) return true;
    visits[slot] = count + 1;
    return false;
  };
}

/** FNV-1a. */
function slotOf(text: string) {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return (hash ^ (hash >>> 16)) & (SLOTS - 1);
}
