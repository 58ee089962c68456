import { Alert, Text } from '@mantine/core';
import type { RefusedMessages } from '../../../../server/leads/intake/message-limits.ts';
import { Ago } from '../../parts/ago.tsx';

export function FloodAlarm({ refused }: { refused: RefusedMessages | null }) {
  if (!refused) return null;
  const { title, sentence } = texts[refused.of];
  return (
    <Alert color={refused.of === 'everybody' ? 'red' : 'yellow'} title={title}>
      <Text>
        {sentence} The last time was <Ago time={refused.at} />.
      </Text>
    </Alert>
  );
}

const texts = {
  'one sender': {
    title: 'One sender is sending too many messages',
    sentence: 'Messages from this sender are refused for a while. All others still arrive.',
  },
  everybody: {
    title: 'Too many messages are arriving',
    sentence: 'The forms ask visitors to try again later. Earlier messages are in the inbox.',
  },
};
