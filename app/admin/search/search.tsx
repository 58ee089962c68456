import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Form, Link, useSearchParams } from 'react-router';
import { LAST_SEARCH_PAGE, LONGEST_QUERY } from '../../../content/search-groups.ts';
import type { Piece } from '../../../server/search/highlights.ts';
import { IconSearch } from '../../ui/icons.ts';
import { load } from '../parts/api.ts';
import { Ago } from '../parts/ago.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ScreenHeading, Section } from '../parts/screen.tsx';
import { useMayOpen, useSignedIn } from '../parts/signed-in.ts';
import type { Route } from './+types/search.ts';
import { type Found, type FoundKind, screenOfFound } from './found.ts';
import './search.css';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), LAST_SEARCH_PAGE);
  const wanted = new URLSearchParams({ q: query.get('q') ?? '', page: String(page) });
  const kind = query.get('kind');
  if (kind) wanted.set('kind', kind);
  return { ...(await load<{ data: FoundKind[]; is_complete: boolean }>(`/search?${wanted}`)), page };
}

/** What a search finds, by its kind; of one kind, page by page. */
export default function Search({ loaderData: { data, is_complete: isComplete, page } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const typed = query.get('q') ?? '';
  const kinds = data.filter(({ found }) => found.length > 0);
  const isOfOne = query.has('kind');
  return (
    <Stack gap="xl" maw={760}>
      <ScreenHeading title="Search" />
      <SearchForm key={typed} typed={typed} />
      {!isComplete && <Text c="dimmed">The search is still reading what there is. Some of it is not found yet.</Text>}
      {isOfOne && (
        <Anchor component={Link} to={addressOf({ q: typed })}>
          Search everything
        </Anchor>
      )}
      {typed !== '' && kinds.length === 0 && (
        <EmptyState title="No matches" drawing="search">
          Nothing contains all of these words.
        </EmptyState>
      )}
      {kinds.map(({ kind, label, found, has_more: hasMore }) => (
        <Section key={kind} id={kind} title={label} gap="md">
          <ol className="found">
            {found.map((entry) => (
              <FoundEntry key={`${entry.type} ${entry.key} ${entry.language}`} entry={entry} />
            ))}
          </ol>
          {isOfOne ? (
            <Pages q={typed} kind={kind} page={page} hasMore={hasMore} />
          ) : (
            hasMore && (
              <Anchor component={Link} to={addressOf({ q: typed, kind })}>
                {`More in ${label}`}
              </Anchor>
            )
          )}
        </Section>
      ))}
    </Stack>
  );
}

function SearchForm({ typed }: { typed: string }) {
  return (
    <search>
      <Form>
        <Group align="end" wrap="nowrap">
          <TextInput
            type="search"
            name="q"
            label="Words"
            defaultValue={typed}
            maxLength={LONGEST_QUERY}
            leftSection={<IconSearch size={16} />}
            autoComplete="off"
            flex={1}
          />
          <Button type="submit">Search</Button>
        </Group>
      </Form>
    </search>
  );
}

function FoundEntry({ entry }: { entry: Found }) {
  const mayOpen = useMayOpen();
  const { label, to } = screenOfFound(entry, useSignedIn());
  const title = <Pieces pieces={entry.title} />;
  return (
    <li>
      <div className="found-head">
        {mayOpen(to) ? (
          <Anchor component={Link} to={to} fw={600} dir="auto">
            {title}
          </Anchor>
        ) : (
          <Text span fw={600} dir="auto">
            {title}
          </Text>
        )}
        <Text span size="sm" c="dimmed">
          {label} · <Ago time={entry.created_at} />
        </Text>
      </div>
      {entry.excerpt.length > 0 && (
        <Text size="sm" c="dimmed" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          <Pieces pieces={entry.excerpt} />
        </Text>
      )}
    </li>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, is_hit }, index) =>
    // They never change.
    // oxlint-disable-next-line react/no-array-index-key
    is_hit ? <mark key={index}>{text}</mark> : text,
  );
}

function Pages({ q, kind, page, hasMore }: { q: string; kind: string; page: number; hasMore: boolean }) {
  return (
    <Group component="nav" aria-label="Pages">
      {page > 1 && (
        <Anchor component={Link} to={addressOf({ q, kind, page: String(page - 1) })}>
          Previous
        </Anchor>
      )}
      {hasMore && (
        <Anchor component={Link} to={addressOf({ q, kind, page: String(page + 1) })}>
          Next
        </Anchor>
      )}
    </Group>
  );
}

function addressOf(query: Record<string, string>) {
  return `/admin/search?${new URLSearchParams(query)}`;
}
