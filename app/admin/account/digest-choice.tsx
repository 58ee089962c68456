import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type DigestInterval, digestIntervals } from '../../../content/digests.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { Section } from '../parts/screen.tsx';

const NEVER = 'never';

/** Lets somebody choose how often they get figures and leads by email. */
export function DigestChoice({ chosen }: { chosen: DigestInterval | null }) {
  const [every, setEvery] = useState(chosen);

  async function choose(value: string) {
    const wanted = value === NEVER ? null : (value as DigestInterval);
    setEvery(wanted);
    const answer = await callApi<{ message: string }>('PUT', '/account/digest', { every: wanted });
    showResultToast(answer);
    if (!answer.ok) setEvery(every);
  }

  return (
    <Section id="digest" title="Digest" gap="sm">
      <Text>
        Visits, leads and who waits for an answer, by email at 8 in the morning. Without any news, none is sent.
      </Text>
      <Radio.Group label="How often" value={every ?? NEVER} onChange={(value) => void choose(value)}>
        <Stack gap="xs">
          {Object.entries(digestIntervals).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
          <Radio value={NEVER} label="Never" />
        </Stack>
      </Radio.Group>
    </Section>
  );
}
