import { Text } from '@mantine/core';
import type { AnyInboxKind } from '../../../../content/inbox/inbox-kinds.ts';
import { type InboxItem, momentOf } from '../inbox-item.ts';

/** The time that an item names, if it does: for the agency, and for the visitor where that differs. */
export function ItemTime({ kind, item }: { kind: AnyInboxKind; item: InboxItem }) {
  const theirs = momentOf(kind, item);
  const ours = item.agency_time_zone && momentOf(kind, item, item.agency_time_zone);
  return (
    <>
      {(ours ?? theirs) && <Text fw={600}>{ours ?? theirs}</Text>}
      {ours && ours !== theirs && <Text c="dimmed">{`For the visitor: ${theirs}`}</Text>}
    </>
  );
}
