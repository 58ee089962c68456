import { Skeleton } from '@mantine/core';

/** What stands in for the editor of rich text until it is there. */
export function EditorPlaceholder() {
  return <Skeleton height={240} />;
}
