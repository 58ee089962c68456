/** Returns whether an email address is under `.example` (RFC 2606), where the demonstrations live and nobody has mail. */
export function isDemoAddress(address: string): boolean {
  return /[@.]example$/i.test(address);
}
