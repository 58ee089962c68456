import { mailAddress } from '../../../../content/web-address.ts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AnyInboxKind } from '../../../../content/inbox/inbox-kinds.ts';
import { IconMail } from '../../../ui/icons.ts';
import { phoneAddress } from '../../../../content/phone-number.ts';
import { type InboxItem, valueOf } from '../inbox-item.ts';

const IN_HEADING = new Set(['moment', 'timeZone']);

/** What the visitor sent. Name and time are in the heading of the screen. */
export function ItemFields({ kind, item }: { kind: AnyInboxKind; item: InboxItem }) {
  const fields = Object.entries(kind.fields).filter(
    ([name, field]) => name !== 'name' && !IN_HEADING.has(field.kind) && valueOf(item, name) !== '',
  );
  return (
    <Stack component="dl" gap="md" m={0}>
      {fields.map(([name, { label }]) => (
        <Field key={name} label={label}>
          <FieldValue kind={kind} name={name} item={item} />
        </Field>
      ))}
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
      return <Anchor href={replyTo(item)}>{value}</Anchor>;
    case 'phone':
      return <Phone number={value} />;
    default:
      return <span className="plain-text">{value}</span>;
  }
}

function Phone({ number }: { number: string }) {
  const address = phoneAddress(number);
  return address ? <Anchor href={address}>{number}</Anchor> : <span className="plain-text">{number}</span>;
}

/** Not the primary button of a meeting, which is answered with those of its appointment. */
export function Reply({ item }: { item: InboxItem }) {
  return (
    <Button
      component="a"
      data-key="r"
      href={replyTo(item)}
      leftSection={<IconMail size={18} />}
      variant={valueOf(item, 'appointment') ? 'default' : 'filled'}
    >
      Reply
    </Button>
  );
}

function replyTo({ email, reference }: InboxItem) {
  return `${mailAddress(email)}?subject=${encodeURIComponent(`Your message ${reference}`)}`;
}
