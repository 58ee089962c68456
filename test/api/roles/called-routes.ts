import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { review } from '../../../content/types/review.ts';
import type { Actor } from '../../../server/audit/audit-log.ts';
import { findId } from '../../../server/content/records/records.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import type { startApp, TestApp } from '../app/app.ts';
import { type Call, guarded, openWithCalls } from '../app/guarded-routes.ts';

export type RoutedCall = Call & { route: string };

export const FORBIDDEN = '{"message":"You do not have permission to do this."}';

/** What stands in a table of routes for the beginning of a path. */
const placeholders = new Map<string, string>([
  ...contentTypes.map(({ path }): [string, string] => [` /${path}`, ' /{type}']),
  ...inboxKinds.map(({ path }): [string, string] => [` /${path}`, ' /{kind}']),
]);

/** Opens the app with one record of each type; returns the guarded routes, and a call of each. */
export async function openRoutedCalls(options: Parameters<typeof startApp>[0] = {}) {
  const opened = await openWithCalls(options);
  const routes = guarded(opened.routes).map((route) => route.replace(' /api/', ' /'));
  const calls: RoutedCall[] = opened.calls.map((call, index) => ({ ...call, route: routes[index] ?? '' }));
  return { app: opened.app, routes, calls };
}

/** Returns the line of a table that says who may call a route. */
export function lineIn(table: Record<string, string>, route: string): string | undefined {
  const asGet = route.replace(/^HEAD/, 'GET');
  const [path = ''] = / \/[\w-]+/.exec(asGet) ?? [];
  const general = asGet.replace(path, placeholders.get(path) ?? path);
  return [asGet, general].find((line) => line in table);
}

/** Returns the routes that a table leaves out, and its lines that are no routes. */
export function differencesOf(table: Record<string, string>, routes: string[]): string[] {
  const missing = routes.filter((route) => lineIn(table, route) === undefined);
  const lines = new Set(routes.map((route) => lineIn(table, route)));
  return [...missing, ...Object.keys(table).filter((line) => !lines.has(line))];
}

export function isAboutADraft({ route }: RoutedCall) {
  return /\/(drafts|preview-links|comments)\/:id|\/:key\/draft$/.test(route);
}

/** Begins the draft that a call is about, in place of all others, and returns the path of the call. */
export async function beginDraft(app: TestApp, { route, path }: RoutedCall, by: Actor): Promise<string> {
  const { content, drafts, database } = app.services;
  await database.kysely.withTables<ContentTables>().deleteFrom('drafts').execute();
  const type = contentTypes.find((type) => route.includes(` /${type.path}/`));
  const id = type ? await findId(content.db, type, path.split('/')[3] ?? '') : null;
  const begun = await drafts.begin(type ?? review, id, { fields: {} }, by);
  if (!begun.ok) throw new Error(JSON.stringify([route, begun]));
  if (route.endsWith('/restore')) await drafts.discard(begun.value.id, by, { mayPublish: true });
  const { id: draftId } = begun.value;
  if (route.includes('/preview-links/')) return path.replace(':id', String(await share(app, draftId, by)));
  if (route.includes('/comments/:id')) return path.replace(':id', String(await comment(app, draftId, by)));
  return path.replace(':id', String(draftId));
}

async function comment(app: TestApp, draftId: number, by: Actor): Promise<number> {
  const added = await app.services.discussion.comment(draftId, { text: 'Fine.' }, by);
  if (!added.ok) throw new Error(JSON.stringify(added));
  return added.value.id;
}

async function share(app: TestApp, draftId: number, by: Actor): Promise<number> {
  const shared = await app.services.previewLinks.create(draftId, {}, by);
  if (!shared.ok) throw new Error(JSON.stringify(shared));
  return shared.value.id;
}
