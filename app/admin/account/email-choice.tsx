import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type DraftEmailKind, draftEmailKinds, draftEmails } from '../../../content/draft-emails.ts';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { Section } from '../parts/screen.tsx';

/** Whether somebody gets each kind of email. */
export type ChosenEmails = Record<DraftEmailKind, boolean>;

/** Lets somebody choose which emails about drafts they get; nothing for people who get none. */
export function EmailChoice({ person, chosen }: { person: SignedInUser; chosen: ChosenEmails }) {
  const [emails, setEmails] = useState(chosen);
  const kinds = draftEmailKinds.filter((kind) => may(person, draftEmails[kind].permission));
  if (kinds.length === 0) return null;

  async function choose(kind: DraftEmailKind, isWanted: boolean) {
    setEmails({ ...emails, [kind]: isWanted });
    const answer = await callApi<{ data: ChosenEmails; message: string }>('PUT', '/account/emails', {
      [kind]: isWanted,
    });
    showResultToast(answer);
    setEmails(answer.ok ? answer.body.data : emails);
  }

  return (
    <Section id="emails" title="Emails" gap="sm">
      <Text>You get none about what you do yourself. Your dashboard has what waits for you, whatever you choose.</Text>
      <Stack gap="xs">
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={draftEmails[kind].label}
            checked={emails[kind]}
            onChange={({ currentTarget }) => void choose(kind, currentTarget.checked)}
          />
        ))}
      </Stack>
    </Section>
  );
}
