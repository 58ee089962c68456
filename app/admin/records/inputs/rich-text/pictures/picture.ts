import { type Editor, Node } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { classOfPicture, layoutOfPicture } from '../../../../../../content/picture-layout.ts';
import { describe } from './insert-picture.ts';
import { PictureView } from './picture-view.ts';

/** A picture with its caption, which is its content: `<img>`, or `<figure>` where there is a caption. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    loading: { default: null },
    class: { default: null, rendered: false, parseHTML: classOf },
    /** Where a click on it leads. */
    href: { default: null, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (figure) => pictureOf(figure) && attributesOf(pictureOf(figure)),
      contentElement: captionOf,
    },
    { tag: 'img[src]', getAttrs: (image) => isKept(image) && attributesOf(image) },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { href, class: className } = node.attrs as { href: string | null; class: string | null };
    const hasCaption = node.content.size > 0;
    const image = ['img', hasCaption ? HTMLAttributes : { ...HTMLAttributes, class: className }] as const;
    const picture = href ? (['a', { href }, image] as const) : image;
    return hasCaption ? ['figure', { class: className }, picture, ['figcaption', 0]] : picture;
  },
  addNodeView: () => (props) => new PictureView(props),
  addKeyboardShortcuts() {
    const captionIn = ({ state }: Editor) =>
      state.selection.$from.parent.type.name === 'image' ? state.selection.$from : null;
    return {
      Enter: ({ editor }) => {
        const { selection } = editor.state;
        const isSelected = selection instanceof NodeSelection && selection.node.type.name === 'image';
        if (isSelected) describe(editor.view, selection.from);
        const caption = captionIn(editor);
        return isSelected || (caption !== null && writeBelow(editor, caption.after()));
      },
      Backspace: ({ editor }) => {
        const caption = captionIn(editor);
        return caption?.parent.content.size === 0 && editor.commands.setNodeSelection(caption.before());
      },
    };
  },
});

function writeBelow(editor: Editor, position: number): boolean {
  return editor
    .chain()
    .insertContentAt(position, { type: 'paragraph' })
    .focus(position + 1)
    .run();
}

/** Returns the picture of a figure that holds nothing else but its caption, or false. */
function pictureOf(figure: HTMLElement): HTMLElement | false {
  const [image, ...others] = figure.querySelectorAll('img');
  const captions = [...figure.children].filter(({ localName }) => localName === 'figcaption');
  const text = captions[0]?.textContent ?? '';
  const isOnly = others.length === 0 && captions.length <= 1 && figure.textContent.trim() === text.trim();
  return image && isOnly && !figure.querySelector('table') && isKept(image) ? image : false;
}

/** Nothing loads from other hosts. Data is uploaded as soon as it is in the text. */
function isKept(image: HTMLElement) {
  return /^(\/files\/|data:image\/)/i.test(image.getAttribute('src') ?? '');
}

function attributesOf(image: HTMLElement | false) {
  return (
    image && {
      alt: image.getAttribute('alt') ?? '',
      href: image.closest('a')?.getAttribute('href') ?? null,
      ...ofImage(image),
    }
  );
}

/** Returns the class of a picture, of which it is on the outermost element. */
function classOf(element: HTMLElement) {
  const image = element.querySelector('img');
  return classOfPicture(layoutOfPicture(element.getAttribute('class') ?? image?.getAttribute('class')));
}

function ofImage(image: HTMLElement) {
  return Object.fromEntries(['src', 'width', 'height', 'loading'].map((name) => [name, image.getAttribute(name)]));
}

/** Returns the caption as one line of text: its paragraphs become lines. */
function captionOf(figure: globalThis.Node): HTMLElement {
  const caption = (figure as HTMLElement).querySelector('figcaption')?.cloneNode(true) as HTMLElement | undefined;
  for (const paragraph of caption?.querySelectorAll('p') ?? []) {
    if (paragraph.previousElementSibling) paragraph.before(document.createElement('br'));
    paragraph.replaceWith(...paragraph.childNodes);
  }
  return caption ?? document.createElement('figcaption');
}
