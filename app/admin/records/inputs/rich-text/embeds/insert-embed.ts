import { type Transaction, TextSelection } from '@tiptap/pm/state';
import { addressOfEmbed } from '../../../../../../content/embeds/embeds.ts';
import { limits } from '../../../../../../content/model/field.ts';
import { canBeShown, type TextEmbed } from '../../../../../../content/embeds/text-embeds.ts';
import { completeAddress } from '../../../../../../content/texts/web-address.ts';
import { insertBlock, type InsertOptions, placeFor } from '../blocks/insert-block.ts';

/** In characters: the code of a frame holds more than its address. */
const LONGEST = 2 * limits.embed;

/** Returns the address that a text can show, of what somebody typed or pasted; null if it is none. */
export function embedAddress(typed: string, origins: readonly string[]): string | null {
  if (typed.length > LONGEST) return null;
  const address = completeAddress(addressOfEmbed(typed), origins);
  return canBeShown(address) ? address : null;
}

/** Inserts an embed near the cursor, which goes on below it. */
export function insertEmbed(transaction: Transaction, embed: TextEmbed): Transaction {
  const place = insertEmbedAt(transaction, transaction.selection.to, embed, {});
  const below = place + 1;
  const { doc } = transaction;
  if (doc.nodeAt(below)?.type.name !== 'paragraph') transaction.insert(below, doc.type.schema.node('paragraph'));
  return transaction.setSelection(TextSelection.create(transaction.doc, below + 1)).scrollIntoView();
}

/** Inserts an embed where one can be next to a position, and returns that place. */
export function insertEmbedAt(
  transaction: Transaction,
  position: number,
  embed: TextEmbed,
  options: InsertOptions,
): number {
  const place = placeFor(transaction.doc, position, 'embed');
  const block = transaction.doc.type.schema.node('embed', { ...embed });
  insertBlock(transaction, place, block, { ...options, writesOn: true });
  return place;
}
