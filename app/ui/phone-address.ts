/** Returns the `tel:` address of a phone number. The zero in "+44 (0)20" is left out: it is only dialled within the country. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}
