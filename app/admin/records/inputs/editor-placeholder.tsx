import { Skeleton } from '@mantine/core';

/** A placeholder of the rich text editor while it loads. */
export function EditorPlaceholder() {
  return <Skeleton height={240} />;
}
