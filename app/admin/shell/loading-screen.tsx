import { Skeleton, Stack } from '@mantine/core';

export function LoadingScreen() {
  return (
    <Stack aria-busy="true" aria-label="Loading">
      <Skeleton height={32} width={240} />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Stack>
  );
}
