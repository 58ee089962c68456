import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { upload, type Uploaded } from '../../upload.ts';
import { dataPicturesOut, type NewPicture } from './data-pictures.ts';
import { emptyLineAt, placeFor } from './place.ts';
import { createUploadView, type UploadView } from './upload-view.ts';

export type Uploads = ReturnType<typeof createUploads>;

interface Waiting {
  picture: NewPicture;
  shown: UploadView;
}

interface Standing {
  widgets: DecorationSet;
  /** Pictures that came as data inside a text, and where. */
  arrived: { picture: NewPicture; at: number }[];
}

type Change = { add: Decoration[] } | { remove: NewPicture };

const key = new PluginKey<Standing>('uploads');

/**
 * Uploads the pictures that get into a text. Until they are there, a preview stands for them, outside of the text and its
 * history. `onUpload` receives each upload, which resolves to whether it succeeded.
 */
export function createUploads(onUpload: (upload: Promise<boolean>) => void) {
  /** Uploads pictures one by one, so that they stay in order. */
  function add(view: EditorView, pictures: NewPicture[], at: number) {
    const place = placeFor(view.state, at);
    const waiting = pictures.map((picture) => ({ picture, shown: createUploadView(picture.file) }));
    const widgets = waiting.map(({ picture, shown }) =>
      Decoration.widget(place, shown.dom, { picture, side: 1, stopEvent: () => true }),
    );
    view.dispatch(changing(view.state, { add: widgets }));
    let last: Promise<unknown> = Promise.resolve();
    for (const each of waiting) {
      const sent = last.then(() => send(view, each));
      onUpload(sent);
      last = sent;
    }
  }

  async function send(view: EditorView, { picture, shown }: Waiting): Promise<boolean> {
    const { doc } = view.state;
    shown.setProgress(0);
    const answer = await upload(picture.file, '/media', shown.setProgress);
    if (view.isDestroyed) return answer.ok;
    const retry = () => onUpload(send(view, { picture, shown }));
    const remove = () => view.dispatch(changing(view.state, { remove: picture }));
    if (!answer.ok) shown.fail(answer.message, retry, remove);
    else insert(view, picture, answer.body, view.state.doc === doc);
    return answer.ok;
  }

  const plugin = new Plugin<Standing>({
    key,
    state: { init: () => ({ widgets: DecorationSet.empty, arrived: [] }), apply },
    props: { decorations: (state) => key.getState(state)?.widgets },
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? dataPicturesOut(state, key) : null,
    view: () => ({
      update(view, before) {
        const arrived = key.getState(view.state)?.arrived ?? [];
        if (arrived === key.getState(before)?.arrived) return;
        // From the end, so that the places before stay what they are.
        queueMicrotask(() => {
          for (const { picture, at } of arrived.toReversed()) add(view, [picture], at);
        });
      },
    }),
  });

  return { add, plugin };
}

function apply(transaction: Transaction, { widgets, arrived }: Standing): Standing {
  const mapped = widgets.map(transaction.mapping, transaction.doc);
  const change = transaction.getMeta(key) as Change | { arrived: Standing['arrived'] } | undefined;
  if (!change) return { widgets: mapped, arrived };
  if ('arrived' in change) return { widgets: mapped, arrived: change.arrived };
  if ('add' in change) return { widgets: mapped.add(transaction.doc, change.add), arrived };
  return { widgets: mapped.remove(widgetsOf(mapped, change.remove)), arrived };
}

function widgetsOf(widgets: DecorationSet | undefined, picture: NewPicture) {
  return widgets?.find(undefined, undefined, (spec) => spec['picture'] === picture) ?? [];
}

function changing(state: EditorState, change: Change) {
  return state.tr.setMeta(key, change);
}

/**
 * Inserts an uploaded picture where its preview stands, unless that has been deleted with the text around it. Asks for its
 * alternative text if its writer has waited for it.
 */
function insert(view: EditorView, picture: NewPicture, { data }: Uploaded, hasWaited: boolean) {
  const { state } = view;
  const transaction = changing(state, { remove: picture });
  const widgets = key.getState(state)?.widgets;
  const [widget] = widgetsOf(widgets, picture);
  if (!widget) return view.dispatch(transaction);
  const attributes = { src: data.image, alt: picture.alt, width: data.image_width, height: data.image_height };
  const image = state.schema.node('image', attributes);
  const place = placeFor(state, widget.from);
  // An empty line gives its place, unless other pictures wait there.
  const line = widgets?.find(place, place).length === 1 ? emptyLineAt(state, place) : null;
  view.dispatch(line ? transaction.replaceWith(place, place + line.nodeSize, image) : transaction.insert(place, image));
  if (hasWaited && !picture.alt && !isWritingElsewhere(view)) describe(view, place);
}

function isWritingElsewhere(view: EditorView) {
  const active = document.activeElement;
  const isNear = active === document.body || view.dom.closest('.rich-text')?.contains(active);
  return !isNear || active instanceof HTMLInputElement;
}

function describe(view: EditorView, place: number) {
  const picture = view.nodeDOM(place);
  if (picture instanceof HTMLElement) picture.querySelector('input')?.focus();
}
