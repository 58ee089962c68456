import { Button, Code, Paper, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { AppSetUp } from '../../../server/accounts/factors/two-step.ts';
import { CallForm } from '../../ui/call-form.tsx';
import { callApi } from '../parts/api.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface SetUpAppProps {
  begun: AppSetUp;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows a secret to an authenticator app, and asks for a code of it. */
export function SetUpApp({ begun: { ticket, secret, address }, onDone, onCancel }: SetUpAppProps) {
  async function send(values: object) {
    const answer = await callApi<{ data: { codes: string[] }; message: string }>('PUT', '/account/app', values);
    if (answer.ok) onDone(answer.body.data.codes);
    return answer;
  }

  return (
    <Paper withBorder p="md">
      <Stack>
        <Text>Scan this with the authenticator app of your phone, then type the code that it shows.</Text>
        <Suspense>
          <QrCode text={address} />
        </Suspense>
        <Text size="sm">
          No camera? Type this key into the app: <Code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</Code>
        </Text>
        <CallForm
          label="Set up an app"
          fields={[{ label: 'Code', name: 'code', autoComplete: 'one-time-code' }]}
          hidden={{ ticket }}
          submit="Turn on"
          send={send}
          onDone={() => {}}
        >
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        </CallForm>
      </Stack>
    </Paper>
  );
}
