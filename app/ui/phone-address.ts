/** Returns the address that dials a phone number as people write it: in "+44 (0)20" the zero is for callers at home. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}
