import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { count, type Extent, inWords } from './counts.ts';

/** What was found of a person, and what can be done with it. */
export function Found({ email, extent }: { email: string; extent: Extent }) {
  const [isAsking, dialog] = useDisclosure();
  const words = inWords(extent);
  const isThere = words !== '' || extent.activity > 0;

  async function download() {
    const answer = await callApi<{ data: object }>('GET', `/personal-data?${new URLSearchParams({ email })}`);
    if (answer.ok) saveFile('personal-data.json', new Blob([JSON.stringify(answer.body.data, null, 2)]));
    else showToast('error', answer.message);
  }

  return (
    <Stack>
      <Text component="output">
        {words ? `Kept of ${email}: ${words}.` : !isThere && `Nothing is kept of ${email}.`}
        {extent.activity > 0 &&
          ` ${count(extent.activity, 'entry in the log of activity names', 'entries in the log of activity name')} them.`}
      </Text>
      {isThere && (
        <Group>
          <Button variant="light" onClick={() => void download()}>
            Download as JSON
          </Button>
          <Button color="red" onClick={dialog.open}>
            Erase all of it
          </Button>
          <EraseDialog email={email} extent={extent} isOpen={isAsking} onClose={dialog.close} />
        </Group>
      )}
    </Stack>
  );
}
