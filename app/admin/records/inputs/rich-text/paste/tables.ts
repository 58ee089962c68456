import { append, type Conversion } from './conversion.ts';
import { isHidden } from './styles.ts';

interface Contents {
  fill: (caption: Element, into: Element) => void;
  convert: (cell: Element, into: Element) => void;
}

const MAX_SPAN = 100;

/** Converts a table; one that only places things, or stands in a cell, becomes what is in it. */
export function convertTable(table: Element, into: Element, conversion: Conversion, { fill, convert }: Contents) {
  const rows = [...table.querySelectorAll('tr')].filter(
    (row) => row.closest('table') === table && !isHidden(conversion.styles.of(row)),
  );
  const cells = rows.flatMap(cellsOf);
  if (cells.length <= 1 || table.getAttribute('role') === 'presentation' || into.closest('td,th')) {
    for (const cell of cells) convert(cell, into);
    return;
  }
  const copy = append(into, 'table');
  const caption = table.querySelector(':scope > caption');
  if (caption) fill(caption, append(copy, 'caption'));
  const body = append(copy, 'tbody');
  for (const row of rows) {
    const line = append(body, 'tr');
    for (const cell of cellsOf(row)) {
      const to = append(line, cell.localName === 'th' || row.parentElement?.localName === 'thead' ? 'th' : 'td');
      copySpans(cell, to);
      convert(cell, to);
      if (to.children.length === 0) append(to, 'p');
    }
    if (line.children.length === 0) line.remove();
  }
}

function cellsOf(row: Element) {
  return [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');
}

function copySpans(from: Element, to: Element) {
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(from.getAttribute(name));
    if (span > 1 && span < MAX_SPAN) to.setAttribute(name, String(span));
  }
}
