import { Badge, Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AcceptedPasskeys, PasskeysState } from '../../../server/accounts/factors/passkeys/passkeys.ts';
import type { ApiResult } from '../../ui/call.ts';
import { CallForm } from '../../ui/call-form.tsx';
import { knowsPasskeys, makePasskey, signalAccepted } from '../../ui/passkeys.ts';
import { showResultToast, showToast } from '../../ui/toast.ts';
import { Ago } from '../parts/ago.tsx';
import { callApi } from '../parts/api.ts';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { focusHeading, Item, Section } from '../parts/screen.tsx';
import { browserName } from './browser-name.ts';

type Passkey = PasskeysState['passkeys'][number];

interface Removal {
  data: AcceptedPasskeys;
  message: string;
}

/** Somebody's passkeys. */
export function Passkeys({ state: { passkeys, passkeys_at } }: { state: PasskeysState }) {
  const { revalidate } = useRevalidator();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const problem = problemHere(passkeys_at);

  async function add() {
    const begun = await callApi<{ data: object; message: string }>('POST', '/account/passkeys/options');
    if (!begun.ok) return showResultToast(begun);
    const added = await makePasskey(begun.body.data);
    if (!added.ok) return showToast('error', added.message);
    const addition = { name: browserName(navigator.userAgent).slice(0, 100), passkey: added.passkey };
    showResultToast(await callApi('POST', '/account/passkeys', addition));
    await revalidate();
  }

  async function signalRemoval(answer: ApiResult<Removal>) {
    showResultToast(answer);
    focusHeading();
    await revalidate();
    if (answer.ok && !problem) await signalAccepted(answer.body.data);
  }

  return (
    <Section id="passkeys" title="Passkeys">
      <Text>Sign in with your fingerprint, face or device PIN instead of your password.</Text>
      {passkeys.map((passkey) => (
        <Item
          key={passkey.id}
          title={
            <Group gap="xs">
              <Text>{passkey.name}</Text>
              {passkey.is_synced && <Badge variant="light">Synced</Badge>}
            </Group>
          }
          detail={<Detail of={passkey} />}
        >
          <Group gap={0} wrap="nowrap" flex="none">
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => setRenamed(passkey)}
            >
              Rename
            </Button>
            <ConfirmedButton
              variant="subtle"
              color="red"
              size="compact-sm"
              label="Remove"
              aria-label={`Remove ${passkey.name}`}
              question={`Remove ${passkey.name}?`}
              action="Remove"
              onConfirm={() => callApi<Removal>('DELETE', `/account/passkeys/${passkey.id}`)}
              onClosed={signalRemoval}
            >
              <Text>
                It no longer signs you in. Where you are signed in with it, you stay so until you sign out there.
              </Text>
            </ConfirmedButton>
          </Group>
        </Item>
      ))}
      {problem ? (
        <Text c="dimmed">{problem}</Text>
      ) : (
        <Group>
          <Button variant={passkeys.length > 0 ? 'default' : 'filled'} onClick={() => void add()}>
            Add a passkey
          </Button>
        </Group>
      )}
      {renamed && (
        <Modal opened onClose={() => setRenamed(null)} title="Rename the passkey" centered>
          <CallForm
            label="Passkey"
            fields={[{ label: 'Name', name: 'name', defaultValue: renamed.name, autoComplete: 'off' }]}
            submit="Save name"
            send={(values) => callApi('PUT', `/account/passkeys/${renamed.id}`, values)}
            onDone={() => {
              setRenamed(null);
              void revalidate();
            }}
          />
        </Modal>
      )}
    </Section>
  );
}

function Detail({ of: { former_domain, created_at, last_used_at } }: { of: Passkey }) {
  if (former_domain) return <>Works at {former_domain} only</>;
  return (
    <>
      Added <Ago time={created_at} />, {last_used_at ? <>last used {<Ago time={last_used_at} />}</> : 'not used yet'}
    </>
  );
}

/** Returns why no passkey can be added here; null where one can. */
function problemHere({ origin, problem }: PasskeysState['passkeys_at']): string | null {
  if (problem) return problem;
  if (location.origin !== origin) return `Passkeys work at ${origin} only.`;
  return knowsPasskeys() ? null : 'This browser can’t use passkeys. A newer one can.';
}
