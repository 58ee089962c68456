import { Button, Group, Text } from '@mantine/core';
import type { AnsweredLink } from '../../../../server/content/preview-links/feedback.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { LinkDecision } from '../drafts/previews/feedback.tsx';

/** What was decided about the draft of a version by one link. Revoking it is how the words of its visitors are deleted. */
export function VersionAnswers({ link, onRevoked }: { link: AnsweredLink; onRevoked: () => void }) {
  async function revoke() {
    showResultToast(await callApi<{ message: string }>('DELETE', `/preview-links/${link.id}`));
    onRevoked();
  }

  const { decision, comments, label, revoked_at } = link;
  const name = label ? `“${label}”` : 'the link';
  return (
    <Group gap="xs">
      {decision ? (
        <LinkDecision link={link} />
      ) : (
        <Text size="sm">{`${comments === 1 ? '1 comment' : `${comments} comments`} by ${name}.`}</Text>
      )}
      {revoked_at ? (
        <Text size="sm" c="dimmed">
          The link was revoked. What was said by it is deleted 30 days later.
        </Text>
      ) : (
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => void revoke()}>
          {`Revoke ${name}`}
        </Button>
      )}
    </Group>
  );
}
