/** Where the demonstration agencies live: nobody has mail there. */
export const DEMONSTRATION_DOMAIN = 'plinth.example';

/** Returns whether an email address is one of a demonstration agency. */
export function isDemoAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${DEMONSTRATION_DOMAIN}`);
}
