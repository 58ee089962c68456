import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi, useLastLoaded } from '../../../parts/api.ts';
import type { SavedDraft } from '../drafts.ts';
import { Ago } from '../../../parts/ago.tsx';
import type { ListedLink, PreviewComment } from '../../../../../server/content/preview-links/feedback.ts';
import { showToast } from '../../../../ui/toast.ts';

/** What people with a link to a draft have decided. What they say stands among the comments. */
export function Decisions({ draft: { id, version } }: { draft: SavedDraft }) {
  const links = useLastLoaded(`${id} ${version}`, () => readDecided(id));
  return links?.map((link) => <LinkDecision key={link.id} link={link} />);
}

async function readDecided(draftId: number): Promise<ListedLink[]> {
  const answer = await callApi<{ data: ListedLink[] }>('GET', `/drafts/${draftId}/links`);
  return answer.ok ? answer.body.data.filter(({ published, decision }) => !published && decision) : [];
}

/** Who has approved a draft or asked for changes, and whether it is still what they saw. */
export function LinkDecision({ link }: { link: ListedLink }) {
  const { decision, decided_by, decided_at, changed_since } = link;
  if (!decision || !decided_at) return null;
  return (
    <Text size="sm">
      <bdi>{decided_by}</bdi> {decision === 'approved' ? 'approved it' : 'asked for changes'} <Ago time={decided_at} />.
      {changed_since && ' The draft has changed since.'}
    </Text>
  );
}

/** What visitors have said by a link, loaded when somebody wants to read it. */
export function LinkComments({ link: { id, comments: count } }: { link: ListedLink }) {
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
      {comments.map(({ id, name, quote, text, created_at }) => (
        <div key={id}>
          <Text size="sm">
            <Text span fw={600} dir="auto">
              {name}
            </Text>{' '}
            <Text span c="dimmed" size="sm">
              <Ago time={created_at} />
            </Text>
          </Text>
          {quote && (
            <Text size="sm" c="dimmed" dir="auto">
              “{quote}”
            </Text>
          )}
          <Text size="sm" dir="auto" className="plain-text">
            {text}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
