import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AppSetUp, TwoStepState } from '../../../server/accounts/factors/two-step.ts';
import { showResultToast } from '../../ui/toast.ts';
import { Ago } from '../parts/ago.tsx';
import { callApi } from '../parts/api.ts';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { Item, Section } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';
import './two-step.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

interface TwoStepProps {
  state: TwoStepState;
  /** Whether a passkey follows the password where a second step is required. */
  hasPasskey: boolean;
}

/** Somebody's authenticator app and recovery codes. */
export function TwoStep({ state: { app, recovery_codes, is_required }, hasPasskey }: TwoStepProps) {
  const { revalidate } = useRevalidator();
  const act = useAction();
  const [begun, setBegun] = useState<AppSetUp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  async function begin() {
    const answer = await callApi<{ data: AppSetUp }>('POST', '/account/app/begin');
    if (answer.ok) setBegun(answer.body.data);
    else showResultToast(answer);
  }

  async function renew() {
    const answer = await callApi<{ data: { codes: string[] }; message: string }>('POST', '/account/recovery-codes');
    showResultToast(answer);
    if (answer.ok) setCodes(answer.body.data.codes);
    await revalidate();
  }

  async function finish(newCodes: string[]) {
    setBegun(null);
    setCodes(newCodes);
    await revalidate();
  }

  return (
    <Section id="two-step" title="Two-step sign-in">
      <Text>
        After your password, an app on your phone says who you are. Whoever learns your password can’t sign in.
      </Text>
      {app && (
        <Item
          title={<Text>Authenticator app</Text>}
          detail={
            <>
              Set up <Ago time={app.created_at} />
            </>
          }
        >
          <Badge flex="none">On</Badge>
        </Item>
      )}
      {(app ?? (is_required && hasPasskey)) && !codes && (
        <Item
          title={<Text>{recovery_codes === 1 ? '1 recovery code' : `${recovery_codes} recovery codes`} left</Text>}
          detail="Each signs you in once, after your password"
        >
          <Button variant="subtle" size="compact-sm" flex="none" onClick={() => void renew()}>
            New recovery codes
          </Button>
        </Item>
      )}
      {codes && <RecoveryCodes key={codes[0]} codes={codes} onDone={() => setCodes(null)} />}
      {begun ? (
        <SetUpApp begun={begun} onDone={(newCodes) => void finish(newCodes)} onCancel={() => setBegun(null)} />
      ) : (
        <Group>
          <Button variant={app ? 'default' : 'filled'} onClick={() => void begin()}>
            {app ? 'Set up another app' : 'Set up an app'}
          </Button>
          {app && (!is_required || hasPasskey) && (
            <ConfirmedButton
              variant="subtle"
              color="red"
              label="Turn off"
              question="Turn off the authenticator app?"
              action="Turn off"
              onConfirm={() => act('DELETE', '/account/app')}
              onClosed={() => setCodes(null)}
            >
              <Text>
                {is_required
                  ? 'Your password asks for a passkey then.'
                  : 'Your password alone signs you in then, and your recovery codes stop working.'}
              </Text>
            </ConfirmedButton>
          )}
        </Group>
      )}
    </Section>
  );
}
