import { Button, Stack, Text } from '@mantine/core';
import { contentTypes } from '../../../content/index.ts';
import type { Route } from './+types/deleted.ts';
import { load } from '../parts/api.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Item, ScreenHeading } from '../parts/screen.tsx';
import { Ago } from '../parts/ago.tsx';
import { labelIn } from '../parts/in-language.ts';
import { useAction } from '../parts/use-action.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

interface DeletedRecord {
  type: string;
  key: string;
  language: string | null;
  title: string;
  deleted_at: string;
}

export async function clientLoader() {
  return load<{ data: DeletedRecord[] }>('/deleted?language=all');
}

export default function Deleted({ loaderData: { data } }: Route.ComponentProps) {
  const act = useAction();

  return (
    <Stack gap="lg" maw={data.length > 0 ? 760 : undefined}>
      <ScreenHeading title="Deleted" count={data.length} />
      {data.length === 0 ? (
        <EmptyState title="Nothing deleted" drawing="rest">
          Deleted records and pictures stay here for 30 days, in case you want them back.
        </EmptyState>
      ) : (
        <Text c="dimmed">Deleted records and pictures can be restored for 30 days.</Text>
      )}
      {data.map(({ type, key, language, title, deleted_at }) => (
        <Item
          key={`${type} ${key} ${language}`}
          title={<Text fw={600}>{title}</Text>}
          detail={
            <>
              {labelIn(contentTypes.find(({ path }) => path === type)?.label.one ?? 'Picture', language)}, deleted{' '}
              <Ago time={deleted_at} />
            </>
          }
        >
          <Button
            variant="light"
            flex="none"
            onClick={() => void act('POST', `${pathOf(type, key, language)}/restore`)}
            aria-label={`Restore ${title}`}
          >
            Restore
          </Button>
        </Item>
      ))}
    </Stack>
  );
}

function pathOf(type: string, key: string, language: string | null) {
  const path = `/${type}/${encodeURIComponent(key)}`;
  return language ? `${path}/translations/${language}` : path;
}
