import { Anchor, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { phoneAddress } from '../../ui/phone-address.ts';
import { type InboxItem, momentOf, valueOf } from './inbox-item.ts';

/** What the visitor sent. The name is the heading of the screen, and a time zone is part of its time. */
export function ItemFields({ kind, item }: { kind: AnyInboxKind; item: InboxItem }) {
  const fields = Object.entries(kind.fields).filter(
    ([name, field]) => name !== 'name' && field.kind !== 'timeZone' && valueOf(item, name) !== '',
  );
  const ours = item.agency_time_zone && momentOf(kind, item, item.agency_time_zone);
  return (
    <Stack component="dl" gap="md" m={0}>
      {fields.map(([name, { label }]) => (
        <Field key={name} label={label}>
          <FieldValue kind={kind} name={name} item={item} />
        </Field>
      ))}
      {ours && ours !== momentOf(kind, item) && <Field label="In our time zone">{ours}</Field>}
    </Stack>
  );
}

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" fw={600} c="dimmed">
        {label}
      </Text>
      <dd className="value">{children}</dd>
    </div>
  );
}

function FieldValue({ kind, name, item }: { kind: AnyInboxKind; name: string; item: InboxItem }) {
  const value = valueOf(item, name);
  switch (kind.fields[name]?.kind) {
    case 'email':
      return (
        <Anchor data-key="r" href={`mailto:${value}?subject=${encodeURIComponent(`Your message ${item.reference}`)}`}>
          {value}
        </Anchor>
      );
    case 'phone':
      return <Anchor href={phoneAddress(value)}>{value}</Anchor>;
    case 'moment':
      return momentOf(kind, item);
    default:
      return <span className="plain-text">{value}</span>;
  }
}
