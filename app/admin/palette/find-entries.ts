import { typeAt } from '../../../content/index.ts';
import { CONTENT } from '../../../content/search-groups.ts';
import { folded } from '../../../content/texts/folding.ts';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import type { ListedDraft } from '../../../server/content/drafts/draft-rows.ts';
import { labelIn } from '../parts/in-language.ts';
import { callApi } from '../parts/api.ts';
import { mayOpen } from '../parts/signed-in.ts';
import { formAt } from '../../../content/form-address.ts';
import { type Found, type FoundKind, screenOfFound, textOf } from '../search/found.ts';
import type { Entry } from './entries.ts';

const MAX_DRAFTS_SHOWN = 4;
const MAX_DRAFTS = 100;
const MAX_EXCERPT = 40; // characters

/** Finds drafts by their titles, and whatever has the words that are typed, a few of each kind. */
export async function findEntries(typed: string, user: SignedInUser): Promise<Entry[]> {
  const query = new URLSearchParams({ q: typed });
  const [drafts, kinds] = await Promise.all([
    may(user, 'write drafts') ? findDrafts(typed) : [],
    list<FoundKind>(`/search?${query}`),
  ]);
  const opened = new Set(drafts.map(({ to }) => to));
  const found = kinds.flatMap(({ kind, label: group, found }) =>
    found.map((thing): Entry => {
      const { label, to } = screenOfFound(thing, user);
      return { group, label: textOf(thing.title), type: kind === CONTENT ? label : beginningOf(thing) || label, to };
    }),
  );
  const others = found.filter(({ to }) => !opened.has(to) && mayOpen(user, to));
  const all: Entry[] = [{ group: 'Search', label: `All results for “${typed}”`, to: `/admin/search?${query}` }];
  return [...drafts, ...others, ...(others.length > 0 ? all : [])];
}

/** What tells people and messages of one name apart. */
function beginningOf({ excerpt }: Found): string {
  const text = textOf(excerpt);
  return text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT).trimEnd()}…` : text;
}

async function findDrafts(typed: string): Promise<Entry[]> {
  const drafts = await list<ListedDraft>(`/drafts?language=all&per_page=${MAX_DRAFTS}`);
  const matching = drafts.filter(({ title }) => folded(title).includes(folded(typed))).slice(0, MAX_DRAFTS_SHOWN);
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

async function list<Listed>(path: string): Promise<Listed[]> {
  const answer = await callApi<{ data: Listed[] }>('GET', path);
  return answer.ok ? answer.body.data : [];
}
