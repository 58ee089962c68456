const SLOTS = 65_536;

/**
 * Limits how much of a day comes from one sender, in fixed memory: whoever shares a slot counts as the same. Without the key nobody
 * can tell who does.
 */
export function createSenderLimit(limit: number, key: number) {
  const counts = new Uint16Array(SLOTS);

  /** Counts one more of a sender. Returns whether that is more than the limit. */
  return function isTooMany(sender: string): boolean {
    const slot = slotOf(sender, key);
    const count = counts[slot] ?? 0;
    if (count >= limit) return true;
    counts[slot] = count + 1;
    return false;
  };
}

/** FNV-1a. */
function slotOf(text: string, key: number) {
  let hash = 0x81_1c_9d_c5 ^ key;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return (hash ^ (hash >>> 16)) & (SLOTS - 1);
}
