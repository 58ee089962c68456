import { Button, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { Section } from '../parts/screen.tsx';

/** What ends somebody's replies to visitors. */
export function Signature({ signature }: { signature: string }) {
  const [text, setText] = useState(signature);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    showResultToast(await callApi<{ message: string }>('PUT', '/account/signature', { signature: text }));
  }

  return (
    <Section id="signature" title="Signature">
      <form method="post" aria-label="Signature" onSubmit={(event) => void onSubmit(event)}>
        <Stack>
          <Textarea
            label="Signature"
            description="Ends your replies to visitors"
            autosize
            minRows={3}
            maxLength={1000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit">Save signature</Button>
        </Stack>
      </form>
    </Section>
  );
}
