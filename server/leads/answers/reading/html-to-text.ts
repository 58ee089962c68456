import { Tokenizer } from 'htmlparser2';

const BLOCKS = new Set(
  'address article aside blockquote body br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Their content is nothing that people read. */
const UNREAD = new Set(['head', 'noscript', 'object', 'script', 'style', 'template', 'title']);

/**
 * Returns the text of HTML, with quotes marked as in plain text. It knows no tree, so that no nesting, however deep or wrong, costs
 * time or memory.
 */
export function fromHtml(html: string): string {
  const lines: string[] = [];
  let written = '';
  let quotes = 0;
  let unread: string | null = null;

  const endLine = () => {
    const text = written.replaceAll(/\s+/g, ' ').trim();
    const isRepeated = text === '' && (lines.at(-1) ?? '') === '';
    if (!isRepeated) lines.push(text && quotes > 0 ? `${'>'.repeat(Math.min(quotes, MOST_QUOTES))} ${text}` : text);
    written = '';
  };
  const add = (text: string) => {
    if (!unread) written += text;
  };

  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (start, end) => {
        const name = html.slice(start, end).toLowerCase();
        if (UNREAD.has(name)) unread ??= name;
        if (!BLOCKS.has(name)) return;
        endLine();
        if (name === 'blockquote') quotes += 1;
        if (name === 'p' && lines.at(-1) !== '') lines.push('');
      },
      onclosetag: (start, end) => {
        const name = html.slice(start, end).toLowerCase();
        if (name === unread) unread = null;
        if (name === 'td' || name === 'th') add(' ');
        if (!BLOCKS.has(name)) return;
        endLine();
        if (name === 'blockquote') quotes = Math.max(0, quotes - 1);
      },
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (code) => add(String.fromCodePoint(code)),
      onselfclosingtag: () => {},
      onopentagend: () => {},
      onattribname: () => {},
      onattribdata: () => {},
      onattribentity: () => {},
      onattribend: () => {},
      oncomment: () => {},
      oncdata: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      isInForeignContext: () => false,
      onend: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  endLine();
  return lines.join('\n').trim();
}

const MOST_QUOTES = 5;
