import { Checkbox, NativeSelect, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accesses } from '../../../content/permissions.ts';
import { CallForm } from '../../ui/call-form.tsx';
import { callApi } from '../parts/api.ts';
import { Section } from '../parts/screen.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { useMay } from '../parts/signed-in.ts';
import { accessTexts } from './access-texts.ts';

const NEVER = 'never';

const durations = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '366', label: 'In a year' },
  { value: NEVER, label: 'Never' },
];

interface Created {
  data: { token: string };
  message: string;
}

/** The form for a new token, which is then shown once. */
export function NewToken() {
  const { revalidate } = useRevalidator();
  const mayReadLeads = useMay('read leads');
  const [token, setToken] = useState('');

  async function create(values: object) {
    const { days, reads_leads, ...rest } = values as Record<string, string>;
    const answer = await callApi<Created>('POST', '/tokens', {
      ...rest,
      reads_leads: reads_leads !== undefined,
      days: days === NEVER ? null : Number(days),
    });
    if (answer.ok) setToken(answer.body.data.token);
    return answer;
  }

  return (
    <Section id="new-token" title="New token">
      <CallForm
        label="New token"
        fields={[{ label: 'Name', name: 'name', description: 'Of the program or the assistant, such as “Claude”.' }]}
        submit="Create token"
        send={create}
        onDone={() => void revalidate()}
        more={
          <>
            <Radio.Group name="access" label="What it may do" defaultValue="propose">
              <Stack gap="xs" mt="xs">
                {accesses.map((access) => (
                  <Radio
                    key={access}
                    value={access}
                    label={accessTexts[access].label}
                    description={accessTexts[access].may}
                  />
                ))}
              </Stack>
            </Radio.Group>
            {mayReadLeads && (
              <Checkbox
                name="reads_leads"
                label="Messages and meetings too"
                description="Names, addresses and words of visitors then reach whoever runs the program."
              />
            )}
            <NativeSelect name="days" label="Expires" data={durations} defaultValue="90" />
          </>
        }
      />
      {token && (
        <ShownOnce
          key={token}
          title="Copy the token into the program now. It is shown only this time."
          address={token}
        />
      )}
    </Section>
  );
}
