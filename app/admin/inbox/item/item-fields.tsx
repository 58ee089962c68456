import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { mailAddress } from '../../../../content/texts/web-address.ts';
import type { InboxFieldKind } from '../../../../content/inbox/inbox-field.ts';
import type { AnyInboxKind } from '../../../../content/inbox/inbox-kinds.ts';
import { phoneAddress } from '../../../../content/texts/phone-number.ts';
import { fileKinds, kindNames } from '../../../../content/file-kinds.ts';
import { bytesInWords } from '../../media/library.ts';
import { download } from '../download.ts';
import { type InboxItem, valueOf } from '../inbox-item.ts';
import { Section, Term } from '../../parts/screen.tsx';

/** What the visitor sent. Name and time are in the heading of the screen. */
export function ItemFields({ kind, item }: { kind: AnyInboxKind; item: InboxItem }) {
  const fields = Object.entries(kind.fields).filter(([name]) => name !== 'name' && valueOf(item, name) !== '');
  return (
    <Stack component="dl" gap="md" m={0}>
      {fields.map(([name, { kind: fieldKind, label }]) => {
        const display = displays[fieldKind];
        return (
          display && (
            <Term key={name} label={label}>
              {display(valueOf(item, name), item, { kind, name })}
            </Term>
          )
        );
      })}
    </Stack>
  );
}

type Display = (value: string, item: InboxItem, field: { kind: AnyInboxKind; name: string }) => ReactNode;

/** How fields of each kind are displayed; null for those in the heading. */
const displays: Record<InboxFieldKind, Display | null> = {
  text: plainText,
  longText: plainText,
  email: (value, item) => <Anchor href={replyTo(item)}>{value}</Anchor>,
  phone: (value) => {
    const address = phoneAddress(value);
    return address ? <Anchor href={address}>{value}</Anchor> : plainText(value);
  },
  moment: null,
  timeZone: null,
  file: (value, item, field) => <SentFile fileName={value} item={item} {...field} />,
};

interface SentFileProps {
  fileName: string;
  item: InboxItem;
  kind: AnyInboxKind;
  name: string;
}

/** A file that came with an item. It is only ever saved: a browser that showed it would run what is in it. */
function SentFile({ fileName, item, kind, name }: SentFileProps) {
  const file = item.files?.find(({ field }) => field === name);
  const label = kindNames.find((kind) => fileKinds[kind].accepted.some((type) => type === file?.type));
  return (
    <Group gap="sm">
      {plainText(fileName)}
      {file && label && <Text c="dimmed">{`${fileKinds[label].label.one}, ${bytesInWords(file.size)}`}</Text>}
      <Button
        size="compact-sm"
        variant="light"
        aria-label={`Download ${fileName}`}
        onClick={() => void download(`/${kind.path}/${item.id}/files/${name}`)}
      >
        Download
      </Button>
    </Group>
  );
}

function plainText(value: string) {
  return <span className="plain-text">{value}</span>;
}

function replyTo({ email, reference }: InboxItem) {
  return `${mailAddress(email)}?subject=${encodeURIComponent(`Your message ${reference}`)}`;
}

/** How the visitor came to the site, as figures name it. */
const attributionLabels = {
  source_name: 'Came from',
  landing_page: 'First page visited',
  first_campaign: 'First campaign',
  last_campaign: 'Last campaign',
};

/** How they came to the form. */
const sourceLabels = {
  referrer: 'Referred by',
  sent_from: 'Sent from',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  click_id: 'Marked click',
};

export function ItemSource({ item }: { item: InboxItem }) {
  const { source } = item;
  if (!source) return null;
  const terms = [...termsOf(attributionLabels, item), ...termsOf(sourceLabels, source)];
  return (
    <Section id="source" title="Source" gap="xs">
      <Group component="dl" gap="xl" align="start" m={0}>
        {terms.map(([label, value]) => (
          <Term key={label} label={label}>
            {value}
          </Term>
        ))}
      </Group>
    </Section>
  );
}

function termsOf(labels: Record<string, string>, values: Record<string, unknown>): [label: string, value: string][] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = values[name];
    return typeof value === 'string' && value ? [[label, value]] : [];
  });
}
