import type { EditorState, PluginKey, Transaction } from '@tiptap/pm/state';

/** A picture that is to be uploaded. */
export interface NewPicture {
  file: File;
  alt: string;
}

/** Removes pictures with `data:` addresses from a text and passes them to `arrived`. Captions are kept. */
export function dataPicturesOut({ doc, tr, schema }: EditorState, key: PluginKey): Transaction | null {
  const arrived: { picture: NewPicture; position: number }[] = [];
  doc.descendants((node, position) => {
    const source = String(node.attrs['src'] ?? '');
    if (node.type.name !== 'image' || !source.startsWith('data:')) return;
    const picture = { file: fileOf(source), alt: String(node.attrs['alt']) };
    const from = tr.mapping.map(position);
    tr.replaceWith(from, from + node.nodeSize, schema.node('paragraph', null, node.content));
    arrived.push({ picture, position: from + 1 });
  });
  return arrived.length > 0 ? tr.setMeta(key, { arrived }) : null;
}

function fileOf(source: string): File {
  const [head = '', data = ''] = source.split(',', 2);
  const type = /^data:([\w/+.-]+)/.exec(head)?.[1] ?? '';
  const bytes = head.endsWith(';base64') ? bytesOf(data) : new TextEncoder().encode(data);
  return new File([bytes], `picture.${type.split('/')[1]}`, { type });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  } catch {
    // Cut off while it was copied; the server says that it is no picture.
    return new Uint8Array();
  }
}
