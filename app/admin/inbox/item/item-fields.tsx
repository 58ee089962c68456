import { mailAddress } from '../../../../content/web-address.ts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InboxFieldKind } from '../../../../content/inbox/inbox-field.ts';
import { labelledColumns } from '../../../../content/inbox/inbox-kind.ts';
import type { AnyInboxKind } from '../../../../content/inbox/inbox-kinds.ts';
import { IconMail } from '../../../ui/icons.ts';
import { phoneAddress } from '../../../../content/phone-number.ts';
import { type InboxItem, valueOf } from '../inbox-item.ts';

/** What the visitor sent. Name and time are in the heading of the screen. */
export function ItemFields({ kind, item }: { kind: AnyInboxKind; item: InboxItem }) {
  const fields = Object.entries(kind.fields).filter(([name]) => name !== 'name' && valueOf(item, name) !== '');
  return (
    <Stack component="dl" gap="md" m={0}>
      {fields.map(([name, { kind: fieldKind, label }]) => {
        const display = displays[fieldKind];
        return (
          display && (
            <Field key={name} label={label}>
              {display(valueOf(item, name), item)}
            </Field>
          )
        );
      })}
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

/** How fields of each kind are displayed; null for those in the heading. */
const displays: Record<InboxFieldKind, ((value: string, item: InboxItem) => ReactNode) | null> = {
  text: plainText,
  longText: plainText,
  email: (value, item) => <Anchor href={replyTo(item)}>{value}</Anchor>,
  phone: (value) => {
    const address = phoneAddress(value);
    return address ? <Anchor href={address}>{value}</Anchor> : plainText(value);
  },
  moment: null,
  timeZone: null,
};

function plainText(value: string) {
  return <span className="plain-text">{value}</span>;
}

/** Not the primary button of what has a status of its own, which other buttons change. */
export function Reply({ kind, item }: { kind: AnyInboxKind; item: InboxItem }) {
  return (
    <Button
      component="a"
      data-key="r"
      href={replyTo(item)}
      leftSection={<IconMail size={18} />}
      variant={labelledColumns(kind).length > 0 ? 'default' : 'filled'}
    >
      Reply
    </Button>
  );
}

function replyTo({ email, reference }: InboxItem) {
  return `${mailAddress(email)}?subject=${encodeURIComponent(`Your message ${reference}`)}`;
}
