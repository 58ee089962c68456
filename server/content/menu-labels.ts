import { isRecordPage, pageOf, recordPath } from '../../content/addresses.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import type { AnyRecord } from '../../content/model/record.ts';
import { menus } from '../../content/types/menus.ts';
import { readSingle } from './records/records.ts';
import type { ContentDatabase } from './tables.ts';

interface Link {
  label: string;
  link: string;
  children?: Link[];
}

interface Menus {
  header: Link[];
  footer: { title: string; links: Link[] }[];
  legal: Link[];
}

const MAX_LABEL = menus.fields.legal.fields?.['label']?.max ?? 0; // characters

/**
 * Returns the menus whose links to a page have its title for a label, with the title that it has now; null where no link has it, or
 * the new one is too long for a menu.
 */
export async function renamedMenus(
  db: ContentDatabase,
  type: ContentType,
  { before, after }: { before: AnyRecord; after: AnyRecord },
): Promise<{ id: number; changes: Menus } | null> {
  const page = pageOf(type);
  const [from, to] = [String(before[type.title]), String(after[type.title])];
  if (from === to || to.length > MAX_LABEL || !isRecordPage(page)) return null;
  const stored = (await readSingle(db, menus)) as (AnyRecord & Menus) | null;
  if (!stored) return null;
  const link = recordPath(page, String(before['slug']));
  const renamed = (links: Link[]): Link[] =>
    links.map((entry) => ({
      ...entry,
      ...(entry.link === link && entry.label === from && { label: to }),
      ...(entry.children && { children: renamed(entry.children) }),
    }));
  const { header, footer, legal } = stored;
  const changes = {
    header: renamed(header),
    footer: footer.map((column) => ({ ...column, links: renamed(column.links) })),
    legal: renamed(legal),
  };
  return JSON.stringify(changes) === JSON.stringify({ header, footer, legal }) ? null : { id: stored.id, changes };
}
