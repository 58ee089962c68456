const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  menu: 'ul',
  dir: 'ul',
  tfoot: 'tbody',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
};

/** Blocks that a rich text does not keep. */
const otherBlocks: ReadonlySet<string> = new Set(
  (
    'address article aside center dd details dialog div dl dt fieldset footer form header hgroup legend main nav search ' +
    'section summary'
  ).split(' '),
);

/** Stands for each of them until it is replaced. */
export const PASSING_BLOCK = 'div';

/** Returns the name of the kept element that stands for another one; of a block without one, that of a passing block. */
export function keptName(name: string): string {
  return renamed[name] ?? (otherBlocks.has(name) || name.includes('-') ? PASSING_BLOCK : name);
}

/**
 * Replaces the passing blocks of sanitized HTML: what stands in one becomes a paragraph, or a line where no paragraph can be.
 * The words of two blocks are never joined.
 */
export function withParagraphs(html: string): string {
  if (!html.includes(`<${PASSING_BLOCK}>`)) return html;
  const done: string[] = [];
  const open: string[] = [];
  let line: string[] = [];
  let hasWords = false;
  let isBroken = false;

  function endLine(isOfBlock = open.at(-1) === PASSING_BLOCK) {
    done.push(...(isOfBlock && hasWords ? ['<p>', ...line, '</p>'] : line));
    line = [];
    hasWords = false;
    isBroken = false;
  }

  for (const [token, closing, name] of html.matchAll(TOKEN)) {
    if (name === PASSING_BLOCK) {
      if (holdsLines.has(open.findLast((name) => name !== PASSING_BLOCK) ?? '')) isBroken = hasWords;
      else endLine(true);
      if (closing) open.pop();
      else open.push(PASSING_BLOCK);
      continue;
    }
    if (name === undefined || name === 'img') {
      const isSeen = token.trim() !== '';
      if (isSeen && isBroken) line.push('<br />');
      if (isSeen) isBroken = false;
      hasWords ||= isSeen;
    }
    const isOfLine = name === undefined || inLine.has(name);
    if (!isOfLine) endLine();
    if (name !== undefined && !isVoid.has(name)) {
      if (closing) open.pop();
      else open.push(name);
    }
    (isOfLine ? line : done).push(token);
  }
  endLine();
  return done.join('');
}

const TOKEN = /<(\/?)(\w+)[^<>]*>|[^<]+/g;

const isVoid: ReadonlySet<string> = new Set(['br', 'img', 'hr']);

/** Elements that stand in a line. */
const inLine: ReadonlySet<string> = new Set('a strong b em i u s code mark sub sup br span img ins del'.split(' '));

/** Elements in which no paragraph can be. */
const holdsLines: ReadonlySet<string> = new Set([...inLine, 'p', 'h2', 'h3', 'h4', 'pre', 'caption', 'figcaption']);
