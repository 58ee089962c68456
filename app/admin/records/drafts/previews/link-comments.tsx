import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PreviewComment } from '../../../../../server/content/preview-links/comments.ts';
import { showToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';
import { Ago } from '../../../parts/ago.tsx';
import type { PreviewLink } from './preview-links.ts';

/** What visitors have said by a link, loaded when somebody wants to read it. */
export function LinkComments({ link: { id, comments: count } }: { link: PreviewLink }) {
  const [comments, setComments] = useState<PreviewComment[] | null>(null);

  async function read() {
    const answer = await callApi<{ data: PreviewComment[] }>('GET', `/preview-links/${id}/comments`);
    if (answer.ok) setComments(answer.body.data);
    else showToast('error', answer.message);
  }

  if (comments === null)
    return (
      <Button variant="light" size="compact-sm" mt="xs" onClick={() => void read()}>
        {count === 1 ? 'Read 1 comment' : `Read ${count} comments`}
      </Button>
    );
  return (
    <Stack gap="xs" mt="sm">
      {comments.map(({ id, name, text, created_at }) => (
        <div key={id}>
          <Text size="sm">
            <Text span fw={600} dir="auto">
              {name}
            </Text>{' '}
            <Text span c="dimmed" size="sm">
              <Ago time={created_at} />
            </Text>
          </Text>
          <Text size="sm" dir="auto" className="plain-text">
            {text}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
