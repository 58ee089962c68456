import type { ImportedDocument } from './word-document.ts';

/** Says which pictures of a document its draft lacks; empty if it has all. */
export function leftOutSentence({ refused, linked, excess }: ImportedDocument['leftOut']): string {
  const pictures = (count: number) => (count === 1 ? 'One picture' : `${count} pictures`);
  return [
    refused > 0 && `${pictures(refused)} in the document couldn’t be imported.`,
    linked === 1 && 'One picture is only linked in the document: insert it there as a picture, or add it here.',
    linked > 1 &&
      `${linked} pictures are only linked in the document: insert them there as pictures, or add them here.`,
    excess > 0 && `${pictures(excess)} more than can be imported at once ${excess === 1 ? 'was' : 'were'} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
