import { List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import { inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Action } from '../../../server/audit/tables.ts';
import { screenOf } from '../inbox/inbox-item.ts';
import { formAt } from '../../../content/form-address.ts';
import { labelIn } from '../parts/in-language.ts';
import { useMayOpen } from '../parts/signed-in.ts';
import { Ago } from '../parts/ago.tsx';
import { wordings } from './wording.ts';

export interface AuditEntry {
  id: number;
  at: string;
  user_name: string;
  action: Action;
  subject: string;
  /** Of the record, message or meeting, where it still exists. */
  key: string | null;
  title: string;
  /** Of the translation that it was done to. */
  language: string | null;
}

/** What happened, a sentence each, with links to the records that still exist. */
export function AuditEntries({ entries }: { entries: AuditEntry[] }) {
  return (
    <List listStyleType="none" spacing="sm" className="activity">
      {entries.map((entry) => (
        <List.Item key={entry.id}>
          <Sentence entry={entry} />{' '}
          <Text span c="dimmed" size="sm">
            <Ago time={entry.at} />
          </Text>
        </List.Item>
      ))}
    </List>
  );
}

function Sentence({ entry }: { entry: AuditEntry }) {
  const parts = wordings[entry.action].sentence.split(/(\{who\}|\{what\})/);
  return parts.map((part) => {
    if (part === '{who}')
      return (
        <Text key={part} span fw={600} inherit>
          {entry.user_name}
        </Text>
      );
    return part === '{what}' ? <What key={part} entry={entry} /> : part;
  });
}

function What({ entry: { action, subject, key, title, language } }: { entry: AuditEntry }) {
  const mayOpen = useMayOpen();
  const type = typeOf(subject);
  const kind = inboxKindNamed(subject);
  const label = (type ?? kind)?.label.one ?? subject;
  const inLanguage = labelIn('', language);
  const address =
    key === null ? null : type ? screenPath(type, { action, key, language }) : kind && `${screenOf(kind)}/${key}`;
  const isOpen = address && mayOpen(address);
  if (subject === 'clock') return title.toLowerCase();
  // There is only one, whose title may be no more than a color.
  if (type?.single) return isOpen ? <Link to={address}>{label + inLanguage}</Link> : label + inLanguage;
  return (
    <>
      {label.toLowerCase()} “<bdi>{isOpen ? <Link to={address}>{title}</Link> : title}</bdi>”{inLanguage}
    </>
  );
}

function typeOf(subject: string): ContentType | undefined {
  return contentTypes.find(({ name }) => name === subject);
}

/** Drafts, schedules and translations are seen in the form. */
function screenPath(
  type: ContentType,
  { action, key, language }: { action: Action; key: string; language: string | null },
) {
  if (language) return formAt(type, key, null, language);
  const { show, edit } = type.screens;
  const isOfDraft = ['Drafts', 'Schedules'].includes(wordings[action].kind);
  return `/admin/${isOfDraft ? edit : (show ?? edit)}/${encodeURIComponent(key)}`;
}
