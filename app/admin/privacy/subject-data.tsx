import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { count, type DataCounts, countsInWords } from './counts.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { MentioningRecords } from './mentioning-records.tsx';

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
