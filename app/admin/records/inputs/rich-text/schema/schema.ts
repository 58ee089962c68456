import { type AnyExtension, type Attributes, type Editor, findParentNode, Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { DOMParser as SchemaParser, DOMSerializer, type Schema } from '@tiptap/pm/model';
import { Embed } from '../embeds/embed.ts';
import { Picture } from '../pictures/picture.ts';

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
  if (extension instanceof Node && extension.name === 'doc') return extension.extend({ content: '(block | embed)+' });
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
  listItem: { value: { default: null, keepOnSplit: false }, id: { default: null, keepOnSplit: false } },
};

/** A figure of anything but a single picture, such as a table or several pictures; and its caption. */
const Figure = blockFor('figure', 'block+').extend({ addAttributes: () => ({ class: { default: null } }) });
const Figcaption = blockFor('figcaption', 'inline*');

/** The number of a footnote, which is linked to it. */
const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    id: { default: null },
    href: { default: null, parseHTML: (sup) => sup.querySelector('a')?.getAttribute('href') },
    number: { default: '', parseHTML: (sup) => sup.textContent.trim() },
  }),
  parseHTML: () => [{ tag: 'sup[id]:has(> a[href^="#"])', priority: 60 }],
  renderHTML: ({ node: { attrs } }) => ['sup', { id: attrs['id'] }, ['a', { href: attrs['href'] }, attrs['number']]],
  renderText: ({ node }) => String(node.attrs['number']),
});

const Highlight = markFor('highlight', 'mark');
const Subscript = markFor('subscript', 'sub');
const Superscript = markFor('superscript', 'sup');

function blockFor(tag: string, content: string) {
  return Node.create({
    name: tag,
    group: 'block',
    content,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

function markFor(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}

/** A table with its caption. Tab moves through the cells, and behind the table after the last one, instead of adding a row. */
const LeavableTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      rendered: false,
      parseHTML: (table) => table.querySelector(':scope > caption')?.innerHTML ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'table > caption', ignore: true }],
  renderHTML({ node }) {
    const { caption } = node.attrs;
    const body = ['tbody', 0] as const;
    return caption ? ['table', captionOf(String(caption), node.type.schema), body] : ['table', body];
  },
  addKeyboardShortcuts() {
    const { Tab: _addsRows, ...shortcuts } = this.parent?.() ?? {};
    return { ...shortcuts, Tab: () => this.editor.commands.goToNextCell() || leaveTable(this.editor) };
  },
}).configure({ resizable: false, View: null });

/** Moves the caret to the line behind the table that it is in, if it is in one. */
function leaveTable(editor: Editor): boolean {
  const { selection, doc } = editor.state;
  const table = findParentNode((node) => node.type.name === 'table')(selection);
  if (!table) return false;
  const end = table.pos + table.node.nodeSize;
  const steps = editor.chain();
  if (!doc.nodeAt(end)?.isTextblock) steps.insertContentAt(end, { type: 'paragraph' });
  return steps.setTextSelection(end + 1).run();
}

/** Renders a caption from only what the schema knows. */
function captionOf(html: string, schema: Schema) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const { content } = SchemaParser.fromSchema(schema).parse(body, { topNode: schema.node('paragraph') });
  const caption = document.createElement('caption');
  caption.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  return caption;
}

/** Columns have no widths, and looking for them takes seconds in a long table. */
const noWidth = { colwidth: { default: null, rendered: false, parseHTML: () => null } };

const Cell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), ...noWidth };
  },
});

/** All cells in `<thead>` are headers. */
const HeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), ...noWidth, scope: { default: null } };
  },
  parseHTML: () => [{ tag: 'th' }, { tag: 'thead td', priority: 60 }],
});

const tables = [LeavableTable, TableRow, Cell, HeaderCell];

/** All that a rich text can hold: the elements that the server keeps. */
export const richText = [
  Text,
  Highlight,
  Subscript,
  Superscript,
  Footnote,
  Picture,
  Embed,
  Figure,
  Figcaption,
  ...tables,
];
