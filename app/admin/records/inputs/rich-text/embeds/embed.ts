import { type Editor, Node } from '@tiptap/core';
import { canBeShown, nameOfEmbed, type TextEmbed } from '../../../../../../content/embeds/text-embeds.ts';
import { EmbedView } from './embed-view.ts';

/** A film of the library, or something of another host: a figure with a link to it, and nothing around it. */
export const Embed = Node.create({
  name: 'embed',
  // Not a block, which lists and tables may hold: pages show it between their outermost blocks.
  group: 'embed',
  atom: true,
  draggable: true,
  addAttributes: () => ({ address: { default: '' }, title: { default: '' } }),
  parseHTML: () => [{ tag: 'figure', priority: 70, getAttrs: (figure) => embedIn(figure) ?? false }],
  renderHTML: ({ node }) => {
    const { address, title } = node.attrs as TextEmbed;
    return ['figure', ['a', { href: address }, title.trim() || nameOfEmbed(address)]];
  },
  renderText: ({ node }) => (node.attrs as TextEmbed).address,
  addNodeView: () => (props) => new EmbedView(props),
  addKeyboardShortcuts: () => ({
    Backspace: ({ editor }) => selectBeside(editor, 'before'),
    Delete: ({ editor }) => selectBeside(editor, 'after'),
  }),
});

/** Selects the embed next to the line of the cursor, which the key would delete unseen. */
function selectBeside({ state: { doc, selection }, commands }: Editor, side: 'before' | 'after') {
  const { $from, empty } = selection;
  const edge = side === 'before' ? 0 : $from.parent.content.size;
  if (!empty || $from.depth !== 1 || $from.parentOffset !== edge) return false;
  const position = side === 'before' ? $from.before() - 1 : $from.after();
  return position >= 0 && doc.nodeAt(position)?.type.name === 'embed' && commands.setNodeSelection(position);
}

/** Reads a figure as `splitAtEmbeds` does; null if it is none of these. */
function embedIn(figure: HTMLElement): TextEmbed | null {
  const link = onlyChildOf(figure);
  const isPlain =
    link instanceof HTMLAnchorElement && onlyChildOf(link) instanceof Text && hasOnly(link, ['href', 'rel']);
  const address = (isPlain && link.getAttribute('href')) || '';
  if (!isOutermost(figure) || !hasOnly(figure, []) || !canBeShown(address)) return null;
  const title = figure.textContent;
  return { address, title: title === nameOfEmbed(address) ? '' : title };
}

function onlyChildOf(element: HTMLElement) {
  return element.childNodes.length === 1 ? element.firstChild : null;
}

function hasOnly(element: HTMLElement, names: readonly string[]) {
  return element.getAttributeNames().every((name) => names.includes(name) || name.startsWith('data-'));
}

function isOutermost(figure: HTMLElement) {
  return !figure.parentElement?.closest('li, blockquote, figure, td, th');
}
