import type { NotNull } from 'kysely';
import { ERASED } from '../../audit/audit-log.ts';
import type { ActivityDatabase } from '../../audit/tables.ts';
import type { ContentDatabase, ContentTables } from '../tables.ts';
import { isAnswered } from './feedback.ts';
import { type Decision, visitorActions } from './tables.ts';

const KEPT_FOR = 30 * 24 * 60 * 60 * 1000; // ms

/** A person whose data is looked for. */
interface Person {
  /** Whether a text has their address. */
  isIn: (text: string) => boolean;
  /** The names they gave with their address, in lower case. */
  names: ReadonlySet<string>;
}

/** What somebody said by preview links. */
export interface VisitorData {
  comments: { id: number; name: string; text: string; created_at: string }[];
  decisions: { id: number; decision: Decision | null; name: string; decided_at: string | null }[];
}

/** Returns the name in the activity log of a visitor, so that nobody is taken for an editor of the same name. */
export function visitorName(name: string): string {
  return `${name}${VISITOR}`;
}

const VISITOR = ' (visitor)';

/**
 * Returns what a person said by preview links, which know names but no addresses: what mentions their address, and all that
 * was said under the same name by the same link; and what was said under a full name that they gave with their address.
 */
export async function findVisitorData(database: ActivityDatabase, person: Person): Promise<VisitorData> {
  const { comments, decisions } = await findAll(database.withTables<ContentTables>(), person);
  return {
    comments: comments.map(({ id, name, text, created_at }) => ({ id, name, text, created_at })),
    decisions: decisions.map(({ id, decision, name, decided_at }) => ({ id, decision, name, decided_at })),
  };
}

/** Deletes a person's comments, and erases their names from decisions and the activity log. Returns how many there were. */
export async function eraseVisitorData(transaction: ActivityDatabase, person: Person): Promise<number> {
  const db = transaction.withTables<ContentTables>();
  const { comments, decisions, entries } = await findAll(db, person);
  for (const { id } of comments) await db.deleteFrom('comments').where('id', '=', id).execute();
  for (const { id } of decisions)
    await db.updateTable('preview_links').set({ decided_name: ERASED }).where('id', '=', id).execute();
  for (const { id } of entries)
    await db.updateTable('activity').set({ user_name: ERASED }).where('id', '=', id).execute();
  return comments.length + decisions.length;
}

async function findAll(db: ContentDatabase, { isIn, names }: Person) {
  const comments = await db
    .selectFrom('comments')
    .select(['id', 'link_id', 'name', 'quote', 'created_at'])
    .select((comment) => comment.ref('text').$notNull().as('text'))
    .where('link_id', 'is not', null)
    .orderBy('id')
    .execute();
  const decisions = await db
    .selectFrom('preview_links')
    .select(['id', 'id as link_id', 'decision', 'decided_name as name', 'decided_at'])
    .where('decided_name', 'is not', null)
    .$narrowType<{ name: NotNull }>()
    .orderBy('id')
    .execute();
  const logged = await visitorEntries(db).select(['id', 'link_id', 'user_name']).execute();
  const entries = logged.map(({ user_name, ...entry }) => ({ ...entry, name: user_name.replace(VISITOR, '') }));

  const withAddress: Said[] = [
    ...comments.filter(({ name, quote, text }) => [name, quote ?? '', text].some(isIn)),
    ...[...decisions, ...entries].filter(({ name }) => isIn(name)),
  ];
  const signatures = new Set(withAddress.map(signatureOf));
  const fullNames = new Set([...names].filter((name) => name.includes(' ')));
  const isTheirs = (entry: Said) => signatures.has(signatureOf(entry)) || fullNames.has(entry.name.toLowerCase());
  return {
    comments: comments.filter(isTheirs),
    decisions: decisions.filter(isTheirs),
    entries: entries.filter(isTheirs),
  };
}

interface Said {
  link_id: number | null;
  name: string;
}

function signatureOf({ link_id, name }: Said) {
  return `${link_id} ${name.toLowerCase()}`;
}

/** Selects the entries of the activity log about what visitors did. */
function visitorEntries(db: ContentDatabase) {
  return db.selectFrom('activity').where('user_id', 'is', null).where('action', 'in', visitorActions);
}

/**
 * Deletes links that expired or were revoked more than 30 days ago with their comments, and erases their visitors from the
 * activity log. What was said about a draft stays with the version that it has become, unless its link was revoked. Returns how
 * many links.
 */
export async function purgeLinks(db: ContentDatabase, now: Date): Promise<number> {
  const until = new Date(now.getTime() - KEPT_FOR).toISOString();
  return db.transaction().execute(async (transaction: ContentDatabase) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('preview_links')
      .where((link) => {
        const versions = link.selectFrom('revisions').select('draft_id').where('draft_id', 'is not', null);
        const isKept = link.and([link('published_draft_id', 'in', versions), isAnswered(link)]);
        const isOver = link('expires_at', '<=', until).and(link.not(isKept));
        return link.or([isOver, link('revoked_at', '<=', until)]);
      })
      .executeTakeFirstOrThrow();
    const links = transaction.selectFrom('preview_links').select('id');
    const ended = visitorEntries(transaction)
      .select('id')
      .where((entry) => entry.or([entry('link_id', 'is', null), entry('link_id', 'not in', links)]));
    await transaction.updateTable('activity').set({ user_name: ERASED }).where('id', 'in', ended).execute();
    return Number(numDeletedRows);
  });
}
