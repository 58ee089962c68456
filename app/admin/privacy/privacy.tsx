import { Anchor, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { Form, Link, useRevalidator } from 'react-router';
import type { Route } from './+types/privacy.ts';
import { download as downloadFrom } from '../inbox/download.ts';
import { callApi, ScreenFailure } from '../parts/api.ts';
import { BackTo } from '../parts/back-link.tsx';
import { focusHeading, ScreenTitle } from '../parts/screen.tsx';
import type { ApiResult } from '../../ui/call.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showResultToast, showToast } from '../../ui/toast.ts';
import { typeAt } from '../../../content/index.ts';
import type { PersonalData } from '../../../server/leads/privacy/personal-data.ts';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { formAt } from '../../../content/form-address.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const email = new URL(request.url).searchParams.get('email')?.trim() ?? '';
  if (!email) return { email, counts: null, error: null };
  const result = await callApi<{ data: DataCounts }>('GET', `/personal-data/counts?${new URLSearchParams({ email })}`);
  if (result.ok) return { email, counts: result.body.data, error: null };
  if (result.status !== 422) throw new ScreenFailure(result);
  return { email, counts: null, error: result.message };
}

/** Finds the data stored about a person who asks for a copy of it, or for its erasure. */
export default function PrivacyRequests({ loaderData: { email, counts, error } }: Route.ComponentProps) {
  return (
    <Stack gap="lg" maw={760}>
      <BackTo to="/admin/messages">Messages</BackTo>
      <ScreenTitle>Privacy requests</ScreenTitle>
      <Text>
        When people ask for a copy of their data, or to have it erased, find it by their email address. Make sure that
        the address is theirs.
      </Text>
      <Text>
        Comments on shared drafts have a name but no address. They are found if they mention the address, or were signed
        with the full name of a message. To delete others, revoke the draft’s link: they are gone 30 days later.
      </Text>
      <search>
        <Form>
          <Group align="start">
            <TextInput
              key={email}
              type="email"
              name="email"
              label="Email"
              defaultValue={email}
              error={error}
              maxLength={200}
              required
              flex={1}
              maw={360}
            />
            <Button type="submit" mt={25}>
              Find
            </Button>
          </Group>
        </Form>
      </search>
      {counts && <SubjectData email={email} counts={counts} />}
    </Stack>
  );
}

/** The amounts of data stored about a person, with buttons to export and to erase it. */
function SubjectData({ email, counts }: { email: string; counts: DataCounts }) {
  const words = countsInWords(counts);
  const isStored = words !== '' || counts.activity > 0;

  async function download() {
    const query = new URLSearchParams({ email });
    const result = await callApi<{ data: { files: { path: string }[] } }>('GET', `/personal-data?${query}`);
    if (!result.ok) return showToast('error', result.message);
    const { data } = result.body;
    saveFile('personal-data.json', new Blob([JSON.stringify(data, null, 2)]));
    for (const { path } of data.files) await downloadFrom(path);
  }

  return (
    <Stack>
      <Text component="output">
        {words ? `Data stored about ${email}: ${words}.` : !isStored && `Nothing is stored about ${email}.`}
        {counts.activity > 0 &&
          ` ${count(counts.activity, 'entry in the activity log names', 'entries in the activity log name')} them.`}
      </Text>
      <MentioningRecords records={counts.records} />
      {counts.unsearched && <Text>{counts.unsearched}</Text>}
      {isStored && (
        <Group>
          <Button variant="light" onClick={() => void download()}>
            {counts.files > 0 ? 'Export as JSON, with files' : 'Export as JSON'}
          </Button>
          <EraseButton email={email} counts={counts} />
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

/** Erases all data about a person, after it has said how much that is. */
function EraseButton({ email, counts }: { email: string; counts: DataCounts }) {
  const { revalidate } = useRevalidator();
  const words = countsInWords(counts);

  async function showErasure(result: ApiResult<{ message: string }>) {
    focusHeading();
    showResultToast(result);
    await revalidate();
  }

  return (
    <ConfirmedButton
      color="red"
      label="Erase everything"
      question={`Erase everything about ${email}?`}
      action="Erase"
      onConfirm={() => callApi<{ message: string }>('DELETE', `/personal-data?${new URLSearchParams({ email })}`)}
      onClosed={showErasure}
    >
      {words && <Text>{`${words}: all of it is erased for good. You cannot undo this.`}</Text>}
      {counts.unsent > 0 && (
        <Text>{`${count(counts.unsent, 'email has', 'emails have')} not been sent yet and never will be.`}</Text>
      )}
      {counts.activity > 0 && <Text>The activity log keeps what was done, without the name.</Text>}
    </ConfirmedButton>
  );
}

/** The amounts of data stored about a person. */
type DataCounts = Awaited<ReturnType<PersonalData['count']>>;

/** Returns in words what would be erased. */
function countsInWords({
  said: answers,
  mentions,
  invitations,
  sign_ins,
  mails,
  files,
  ...counts
}: DataCounts): string {
  const amounts = [
    ...inboxKinds.map(({ plural, noun }) => [counts[plural], noun.one, noun.many] as const),
    [answers, 'answer to a draft', 'answers to drafts'] as const,
    [invitations, 'invitation', 'invitations'] as const,
    [sign_ins, 'record of failed sign-ins', 'records of failed sign-ins'] as const,
    [mails, 'email', 'emails'] as const,
    [files, 'file', 'files'] as const,
    [mentions, 'text that mentions the address', 'texts that mention the address'] as const,
  ];
  return amounts
    .flatMap(([number, singular, plural]) => (number > 0 ? [count(number, singular, plural)] : []))
    .join(', ');
}

function count(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
