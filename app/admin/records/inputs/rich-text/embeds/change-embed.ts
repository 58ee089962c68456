import { NodeSelection, type Transaction } from '@tiptap/pm/state';
import type { TextEmbed } from '../../../../../../content/embeds/text-embeds.ts';

const CHANGE = 'change-embed';

/** Asks whoever listens for another address of the embed at a position. */
export function askToChange(dom: HTMLElement, position: number): void {
  dom.dispatchEvent(new CustomEvent<number>(CHANGE, { bubbles: true, detail: position }));
}

/** Listens in a text until the function that it returns is called. */
export function onChangeAsked(text: HTMLElement, listen: (position: number) => void): () => void {
  const listener = (event: Event) => listen((event as CustomEvent<number>).detail);
  text.addEventListener(CHANGE, listener);
  return () => text.removeEventListener(CHANGE, listener);
}

/** Changes the address of the embed at a position. The title stays, unless the new address brings its own. */
export function changeEmbed(transaction: Transaction, position: number, { address, title }: TextEmbed): Transaction {
  const embed = transaction.doc.nodeAt(position);
  if (embed?.type.name !== 'embed') return transaction;
  transaction.setNodeMarkup(position, null, { address, title: title || String(embed.attrs['title']) });
  return transaction.setSelection(NodeSelection.create(transaction.doc, position)).scrollIntoView();
}
