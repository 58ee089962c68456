import { type AnyExtension, type Attributes, Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Picture } from '../pictures/picture.ts';
import { tables } from './tables.ts';

const Text = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(adapted);
  },
}).configure({
  heading: { levels: [2, 3, 4] },
  link: {
    openOnClick: false,
    markdownLinks: true,
    protocols: ['http', 'https', 'mailto', 'tel'],
    HTMLAttributes: { target: null, rel: null },
  },
});

const ALL_BUT_CODE = 'bold italic underline strike link highlight subscript superscript';

function adapted(extension: AnyExtension): AnyExtension {
  // Code can be linked or bold, like any other text.
  if (extension instanceof Mark && extension.name === 'code') return extension.extend({ excludes: '' });
  if (extension instanceof Node && extension.name === 'codeBlock') return extension.extend({ marks: ALL_BUT_CODE });
  // What a link may do to the page it leaves is for the server to say.
  if (extension instanceof Mark && extension.name === 'link')
    return extension.extend({ addAttributes: () => ({ href: { default: null }, title: { default: null } }) });
  if (extension instanceof Node) {
    const more = attributesOf[extension.name];
    // What a heading is linked by, and how a list counts, is not typed here, but stays.
    if (more)
      return extension.extend({
        addAttributes() {
          return { ...this.parent?.(), ...more };
        },
      });
  }
  return extension;
}

const attributesOf: Readonly<Record<string, Attributes>> = {
  heading: { id: { default: null, keepOnSplit: false } },
  orderedList: { reversed: { default: null, parseHTML: (list) => (list.hasAttribute('reversed') ? '' : null) } },
  listItem: { value: { default: null, keepOnSplit: false } },
};

/** A figure of anything but a single picture, such as a table or several pictures; and its caption. */
const Figure = blockFor('figure', 'block+');
const Figcaption = blockFor('figcaption', 'inline*');

const Highlight = markFor('highlight', 'mark');
const Subscript = markFor('subscript', 'sub');
const Superscript = markFor('superscript', 'sup');

/** All that a rich text can hold: the elements that the server keeps. */
export const richText = [Text, Highlight, Subscript, Superscript, Picture, Figure, Figcaption, ...tables];

function blockFor(tag: string, content: string) {
  return Node.create({
    name: tag,
    group: 'block',
    content,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

function markFor(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}
