import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { showToast } from '../../../../../ui/toast.ts';
import type { InputForm } from '../../input-props.ts';
import { type UploadedFile, uploadFile } from '../../upload.ts';
import { placeFor } from '../blocks/insert-block.ts';
import { insertEmbedAt } from '../embeds/insert-embed.ts';
import { describe, insertFileLink, insertPicture } from './insert-picture.ts';
import { createUploadView, type UploadView } from './upload-view.ts';

export type Uploads = ReturnType<typeof createUploads>;

interface Waiting {
  newFile: NewFile;
  preview: UploadView;
}

interface Standing {
  widgets: DecorationSet;
  /** Pictures that came as data inside a text, and where. */
  arrived: { newFile: NewFile; position: number }[];
}

type Change = { add: Waiting[]; place: number } | { remove: NewFile } | { replaced: true };

const key = new PluginKey<Standing>('uploads');

/**
 * Uploads the files that are added to a text. Until an upload ends, a preview stands in its place, outside of the text and
 * its history. `onUpload` is called with each upload, and again when a failed one is retried or removed.
 */
export function createUploads(onUpload: InputForm['addUpload']) {
  const failed = new Set<NewFile>();

  /** Uploads files one by one, so that they stay in order. */
  function add(view: EditorView, files: NewFile[], position: number) {
    const waiting = files.map((newFile) => ({ newFile, preview: createUploadView(newFile.file) }));
    view.dispatch(changing(view.state, { add: waiting, place: placeFor(view.state.doc, position) }));
    let last: Promise<unknown> = Promise.resolve();
    for (const added of waiting) {
      const sent = last.then(() => send(view, added));
      onUpload(sent, added.newFile);
      last = sent;
    }
  }

  async function send(view: EditorView, { newFile, preview }: Waiting): Promise<boolean> {
    const { doc } = view.state;
    failed.delete(newFile);
    preview.setProgress(0);
    const answer = await uploadFile(newFile.file, preview.setProgress);
    if (view.isDestroyed) {
      if (answer.ok) showToast('info', CLOSED);
      return true;
    }
    if (answer.ok) insert(view, newFile, answer.body.data, view.state.doc === doc);
    else if (isWaiting(view, newFile)) {
      failed.add(newFile);
      const retry = () => onUpload(send(view, { newFile, preview }), newFile);
      const remove = () => view.dispatch(changing(view.state, { remove: newFile }));
      preview.fail(answer.message, retry, remove);
    }
    return !failed.has(newFile);
  }

  function forget(newFile: NewFile) {
    failed.delete(newFile);
    onUpload(Promise.resolve(true), newFile);
  }

  const plugin = new Plugin<Standing>({
    key,
    state: { init: () => ({ widgets: DecorationSet.empty, arrived: [] }), apply },
    props: { decorations: (state) => key.getState(state)?.widgets },
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? dataPicturesOut(state, key) : null,
    view: () => ({
      update(view, before) {
        for (const newFile of failed) if (!isWaiting(view, newFile)) forget(newFile);
        const arrived = key.getState(view.state)?.arrived ?? [];
        if (arrived === key.getState(before)?.arrived) return;
        // From the end, so that the places before stay what they are.
        queueMicrotask(() => {
          for (const { newFile, position } of arrived.toReversed()) add(view, [newFile], position);
        });
      },
      destroy: () => failed.forEach(forget),
    }),
  });

  return { add, plugin };
}

const CLOSED = 'A file finished uploading after you closed the text. You’ll find it in the library.';

/** Marks a transaction that replaces the text from outside: previews of uploads stay in it. */
export function keepingUploads(transaction: Transaction): Transaction {
  return transaction.setMeta(key, { replaced: true } satisfies Change);
}

function apply(transaction: Transaction, { widgets, arrived }: Standing): Standing {
  const { doc, mapping } = transaction;
  const change = transaction.getMeta(key) as Change | { arrived: Standing['arrived'] } | undefined;
  if (change && 'replaced' in change) return { widgets: moved(widgets, transaction), arrived };
  const mapped = widgets.map(mapping, doc);
  if (!change) return { widgets: mapped, arrived };
  if ('arrived' in change) return { widgets: mapped, arrived: change.arrived };
  if ('add' in change) {
    const added = change.add.map((waiting) => widgetOf(waiting, change.place));
    return { widgets: mapped.add(doc, added), arrived };
  }
  return { widgets: mapped.remove(widgetsOf(mapped, change.remove)), arrived };
}

/** Moves all widgets along, including those whose surroundings are gone. */
function moved(widgets: DecorationSet, { doc, mapping }: Transaction) {
  const all = widgets.find().map(({ from, spec }) => widgetOf(spec as Waiting, placeFor(doc, mapping.map(from))));
  return DecorationSet.create(doc, all);
}

const stopEvent = () => true;

function widgetOf({ newFile, preview }: Waiting, place: number) {
  return Decoration.widget(place, preview.dom, { newFile, preview, side: 1, stopEvent });
}

function isWaiting({ state }: EditorView, newFile: NewFile) {
  return widgetsOf(key.getState(state)?.widgets, newFile).length > 0;
}

function widgetsOf(widgets: DecorationSet | undefined, newFile: NewFile) {
  return widgets?.find(undefined, undefined, (spec) => spec['newFile'] === newFile) ?? [];
}

function changing(state: EditorState, change: Change) {
  return state.tr.setMeta(key, change);
}

/**
 * Inserts an uploaded file where its preview stands, unless that has been deleted with the text around it. Asks for the
 * alternative text of a picture if its writer has waited for it.
 */
function insert(view: EditorView, newFile: NewFile, stored: UploadedFile, hasWaited: boolean) {
  const { state } = view;
  const transaction = changing(state, { remove: newFile });
  const widgets = key.getState(state)?.widgets;
  const [widget] = widgetsOf(widgets, newFile);
  if (!widget) return view.dispatch(transaction);
  const place = placeFor(state.doc, widget.from);
  const isTaken = widgets?.find(place, place).length !== 1;
  if (stored.kind !== 'picture') {
    const name = newFile.file.name.replace(/(?<=.)\.\w+$/, '');
    if (stored.kind !== 'film')
      return view.dispatch(insertFileLink(transaction, place, { file: stored.file, name }, { isTaken }));
    insertEmbedAt(transaction, widget.from, { address: stored.file, title: name }, { isTaken });
    return view.dispatch(transaction);
  }
  view.dispatch(insertPicture(transaction, place, { ...stored, alt: newFile.alt }, { isTaken }));
  if (hasWaited && !newFile.alt && !isWritingElsewhere(view)) describe(view, place);
}

function isWritingElsewhere(view: EditorView) {
  const active = document.activeElement;
  const isNear = active === document.body || view.dom.closest('.rich-text')?.contains(active);
  return !isNear || active instanceof HTMLInputElement;
}

/** A file that is to be uploaded. */
interface NewFile {
  file: File;
  alt: string;
}

/** Removes pictures with `data:` addresses from a text and passes them to `arrived`. Captions are kept. */
function dataPicturesOut({ doc, tr, schema }: EditorState, key: PluginKey): Transaction | null {
  const arrived: { newFile: NewFile; position: number }[] = [];
  doc.descendants((node, position) => {
    const source = String(node.attrs['src'] ?? '');
    if (node.type.name !== 'image' || !source.startsWith('data:')) return;
    const newFile = { file: fileOf(source), alt: String(node.attrs['alt']) };
    const from = tr.mapping.map(position);
    tr.replaceWith(from, from + node.nodeSize, schema.node('paragraph', null, node.content));
    arrived.push({ newFile, position: from + 1 });
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
