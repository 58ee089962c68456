import { typeAt } from '../../../content/index.ts';
import { folded } from '../../../content/texts/folding.ts';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { titleOf } from '../../../content/model/record.ts';
import { may, permissionToDraft, type SignedInUser } from '../../../content/permissions.ts';
import type { ListedPerson } from '../../../server/accounts/people/people.ts';
import type { FoundTranslation } from '../../../server/content/translations/find-translations.ts';
import type { ListedDraft } from '../../../server/content/drafts/draft-rows.ts';
import { type InboxItem, screenOf } from '../inbox/inbox-item.ts';
import { labelIn } from '../parts/in-language.ts';
import { callApi } from '../parts/api.ts';
import { formAt } from '../../../content/form-address.ts';
import { keyOf } from '../records/records.ts';
import type { Entry } from './entries.ts';
import { findRecords, type FoundRecord } from './use-record-search.ts';

const MAX_PER_KIND = 4;
const MAX_DRAFTS = 100;

/** Finds drafts, records and their translations, leads and people by their titles and names, a few of each kind. */
export async function findEntries(typed: string, user: SignedInUser, hasLanguages: boolean): Promise<Entry[]> {
  const [drafts, records, translations, people, ...leads] = await Promise.all([
    may(user, 'write drafts') ? findDrafts(typed) : [],
    findRecords(typed),
    hasLanguages && may(user, 'write drafts') ? findTranslations(typed) : [],
    may(user, 'manage people') ? findPeople(typed) : [],
    ...inboxKinds.map((kind) => (may(user, 'read leads') ? findLeads(kind, typed) : [])),
  ]);
  const opened = new Set(drafts.map(({ to }) => to));
  const published = [...records.map((record) => entryOf(record, user)), ...translations];
  const others = published.filter(({ to }) => !opened.has(to));
  return [...drafts, ...others, ...leads.flat(), ...people];
}

async function findDrafts(typed: string): Promise<Entry[]> {
  const drafts = await list<ListedDraft>(`/drafts?language=all&per_page=${MAX_DRAFTS}`);
  const matching = drafts.filter(({ title }) => contains(title, typed)).slice(0, MAX_PER_KIND);
  return matching.map((draft) => {
    const type = typeAt(draft.type);
    return {
      group: 'Drafts',
      label: draft.title,
      type: labelIn(type.label.one, draft.language),
      to: formAt(type, draft.key, draft.id, draft.language),
    };
  });
}

async function findTranslations(typed: string): Promise<Entry[]> {
  const found = await list<FoundTranslation>(`/translations/search?${new URLSearchParams({ search: typed })}`);
  return found.map(({ type: path, key, language, title }) => {
    const type = typeAt(path);
    return {
      group: 'Records',
      label: title,
      type: labelIn(type.label.one, language),
      to: formAt(type, key, null, language),
    };
  });
}

function entryOf({ type, record }: FoundRecord, user: SignedInUser): Entry {
  const { edit, show } = type.screens;
  const screen = may(user, permissionToDraft(type)) ? edit : show;
  return {
    group: 'Records',
    label: titleOf(type, record),
    type: type.label.one,
    to: `/admin/${screen}/${keyOf(type, record)}`,
  };
}

async function findLeads(kind: AnyInboxKind, typed: string): Promise<Entry[]> {
  const parameters = new URLSearchParams({ search: typed, per_page: String(MAX_PER_KIND) });
  const items = await list<InboxItem>(`/${kind.path}?${parameters}`);
  const screen = screenOf(kind);
  return items.map(({ id, name, reference }) => ({
    group: 'Leads',
    label: name,
    type: `${kind.label.one} ${reference}`,
    to: `${screen}/${id}`,
  }));
}

async function findPeople(typed: string): Promise<Entry[]> {
  const people = await list<ListedPerson>('/users');
  const matching = people.filter(({ name, email }) => contains(`${name} ${email}`, typed)).slice(0, MAX_PER_KIND);
  return matching.map(({ name, email }) => ({ group: 'People', label: name, type: email ?? '', to: '/admin/people' }));
}

async function list<Listed>(path: string): Promise<Listed[]> {
  const answer = await callApi<{ data: Listed[] }>('GET', path);
  return answer.ok ? answer.body.data : [];
}

function contains(text: string, typed: string) {
  return folded(text).includes(folded(typed));
}
