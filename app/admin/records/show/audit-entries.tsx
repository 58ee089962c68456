import { List, Text } from '@mantine/core';
import { contentTypes } from '../../../../content/index.ts';
import { inboxKindNamed } from '../../../../content/inbox/inbox-kinds.ts';
import { Ago } from './ago.tsx';

export interface AuditEntry {
  id: number;
  at: string;
  user_name: string;
  action: string;
  subject: string;
  title: string;
}

export function AuditEntries({ entries }: { entries: AuditEntry[] }) {
  return (
    <List listStyleType="none" spacing="sm">
      {entries.map(({ id, at, user_name, action, subject, title }) => (
        <List.Item key={id}>
          <Text span fw={600}>
            {user_name}
          </Text>{' '}
          {isReflexive(action) ? action : `${verbOf(action)} ${whatOf(subject)} “${title}”`}{' '}
          <Text span c="dimmed" size="sm">
            <Ago time={at} />
          </Text>
        </List.Item>
      ))}
    </List>
  );
}

/** Returns whether an action, such as signing in, has no object. */
function isReflexive(action: string) {
  return /signed in|password|registered/.test(action);
}

function verbOf(action: string) {
  return action === 'changed role' ? 'changed the role of' : action;
}

function whatOf(subject: string) {
  const type = contentTypes.find(({ name }) => name === subject) ?? inboxKindNamed(subject);
  return (type?.label.one ?? subject).toLowerCase();
}
