import { Button, Group, Stack, Text, Anchor, List } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { saveFile } from '../../ui/save-file.ts';
import { showToast, showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { Link, useRevalidator } from 'react-router';
import { typeAt } from '../../../content/index.ts';
import { focusHeading } from '../parts/focus-heading.ts';
import type { PersonalData } from '../../../server/leads/privacy/personal-data.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { formAt } from '../records/drafts/drafts.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';

/** The amounts of data stored about a person, with buttons to export and to erase it. */
export function SubjectData({ email, counts }: { email: string; counts: DataCounts }) {
  const [isAsking, dialog] = useDisclosure();
  const words = countsInWords(counts);
  const isStored = words !== '' || counts.activity > 0;

  async function download() {
    const result = await callApi<{ data: object }>('GET', `/personal-data?${new URLSearchParams({ email })}`);
    if (result.ok) saveFile('personal-data.json', new Blob([JSON.stringify(result.body.data, null, 2)]));
    else showToast('error', result.message);
  }

  return (
    <Stack>
      <Text component="output">
        {words ? `Data stored about ${email}: ${words}.` : !isStored && `Nothing is stored about ${email}.`}
        {counts.activity > 0 &&
          ` ${count(counts.activity, 'entry in the activity log names', 'entries in the activity log name')} them.`}
      </Text>
      <MentioningRecords records={counts.records} />
      {isStored && (
        <Group>
          <Button variant="light" onClick={() => void download()}>
            Export as JSON
          </Button>
          <Button color="red" onClick={dialog.open}>
            Erase everything
          </Button>
          <EraseDialog email={email} counts={counts} isOpen={isAsking} onClose={dialog.close} />
        </Group>
      )}
    </Stack>
  );
}

/** The records that mention an address, which are changed in their forms. */
function MentioningRecords({ records }: { records: DataCounts['records'] }) {
  if (records.length === 0) return null;
  return (
    <div>
      <Text>
        The address is also written in the content of the site, which stays as it is, with its drafts and earlier
        versions. Remove it there first if it should go:
      </Text>
      <List aria-label="Records that mention the address">
        {records.map(({ type, key, title }) => (
          <List.Item key={`${type} ${key}`}>
            <Anchor component={Link} to={formAt(typeAt(type), key, null)}>
              {title}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
}

interface EraseDialogProps {
  email: string;
  counts: DataCounts;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before all data about a person is erased, and says how much that is. */
function EraseDialog({ email, counts, isOpen, onClose }: EraseDialogProps) {
  const { revalidate } = useRevalidator();
  const words = countsInWords(counts);

  async function erase() {
    const result = await callApi<{ message: string }>('DELETE', `/personal-data?${new URLSearchParams({ email })}`);
    // Before the screen reloads: the button that opened the dialog is then gone.
    onClose();
    focusHeading();
    showResultToast(result);
    await revalidate();
  }

  const title = `Erase everything about ${email}?`;
  return (
    <ConfirmDialog title={title} action="Erase" isOpen={isOpen} onClose={onClose} onConfirm={erase}>
      {words && <Text>{`${words}: all of it is erased for good. You cannot undo this.`}</Text>}
      {counts.unsent > 0 && (
        <Text>{`${count(counts.unsent, 'email has', 'emails have')} not been sent yet and never will be.`}</Text>
      )}
      {counts.activity > 0 && <Text>The activity log keeps what was done, without the name.</Text>}
    </ConfirmDialog>
  );
}

/** The amounts of data stored about a person. */
export type DataCounts = Awaited<ReturnType<PersonalData['count']>>;

/** Returns in words what would be erased. */
function countsInWords({ said: answers, mentions, invitations, sign_ins, mails, ...counts }: DataCounts): string {
  const amounts = [
    ...inboxKinds.map(({ plural, noun }) => [counts[plural], noun.one, noun.many] as const),
    [answers, 'answer to a draft', 'answers to drafts'] as const,
    [invitations, 'invitation', 'invitations'] as const,
    [sign_ins, 'record of failed sign-ins', 'records of failed sign-ins'] as const,
    [mails, 'email', 'emails'] as const,
    [mentions, 'text that mentions the address', 'texts that mention the address'] as const,
  ];
  return amounts
    .flatMap(([number, singular, plural]) => (number > 0 ? [count(number, singular, plural)] : []))
    .join(', ');
}

function count(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
