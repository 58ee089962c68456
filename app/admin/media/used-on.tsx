import { Stack, Title } from '@mantine/core';
import type { Place } from '../../../server/content/uses/places.ts';
import { Places } from '../parts/places.tsx';

/** Says where a picture is used, with links. */
export function UsedOn({ places }: { places: Place[] }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h3">
        Used on
      </Title>
      <Places places={places} nothing="Nothing uses this picture." />
    </Stack>
  );
}
