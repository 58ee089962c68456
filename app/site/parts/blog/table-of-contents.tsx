import type { ContentsEntry } from '../../../../server/site/text/table-of-contents.ts';

/** Lists the headings of a text that has two or more. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <nav aria-label="On this page" className="not-printed mb-10 border-t border-line-strong pt-5">
      <p className="font-semibold">On this page</p>
      <ol className="mt-2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto" className="link inline-flex min-h-11 items-center text-sm">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
