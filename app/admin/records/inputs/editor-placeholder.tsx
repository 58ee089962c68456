import { Skeleton } from '@mantine/core';

/** Takes the place of the rich text editor while it loads. */
export function EditorPlaceholder() {
  return <Skeleton height={240} />;
}
