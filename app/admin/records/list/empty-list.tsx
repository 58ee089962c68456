import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import { EmptyState, NoMatches } from '../../parts/empty-state.tsx';
import { useMay } from '../../parts/use-signed-in.ts';

/** Explains an empty list: what the type is for and how to begin, or that no record matches. */
export function EmptyList({ type }: { type: ContentType }) {
  const mayCreate = useMay(permissionToDraft(type));
  const [query] = useSearchParams();
  if (isFiltered(type, query)) return <NoMatches />;
  return (
    <EmptyState
      title={`No ${type.single ? type.noun.one : type.noun.many} yet`}
      action={
        mayCreate &&
        type.screens.create && (
          <Button component={Link} to={`/admin/${type.screens.create}`} mt="xs">
            {`Create the ${type.single ? '' : 'first '}${type.noun.one}`}
          </Button>
        )
      }
    >
      {type.screens.purpose}
    </EmptyState>
  );
}

/** Whether a query may exclude records from a list. */
export function isFiltered(type: ContentType, query: URLSearchParams): boolean {
  return ['search', 'status', 'state', 'without', 'page', ...(type.filters ?? [])].some((name) => query.has(name));
}
