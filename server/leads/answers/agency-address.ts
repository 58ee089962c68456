import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';

/** Whether an address is one that the agency sends from or is notified at. */
export async function isOfAgency(
  { readAgency, readSender }: Pick<LeadsBasis, 'readAgency' | 'readSender'>,
  address: string,
): Promise<boolean> {
  const { email, notified } = await readAgency();
  const { address: sender } = await readSender();
  const addresses = [sender, email ?? '', ...inboxKinds.flatMap((kind) => notified(kind))];
  return addresses.some((known) => known.toLowerCase() === address.toLowerCase());
}
