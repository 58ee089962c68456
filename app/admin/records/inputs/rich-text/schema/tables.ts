import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { DOMParser as SchemaParser, DOMSerializer, type Schema } from '@tiptap/pm/model';

/** A table with its caption. Tab moves through the cells, and out after the last one, instead of adding a row. */
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
    return { ...shortcuts, Tab: () => this.editor.commands.goToNextCell() };
  },
}).configure({ resizable: false, View: null });

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

export const tables = [LeavableTable, TableRow, Cell, HeaderCell];
