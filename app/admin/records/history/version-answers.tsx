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

  return (
    <div>
      <LinkDecision link={link} />
      <Group gap="xs" mt={4}>
        {link.revoked_at ? (
          <Text size="sm" c="dimmed">
            The link was revoked. What was said by it is deleted 30 days later.
          </Text>
        ) : (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => void revoke()}>
            {link.label ? `Revoke “${link.label}”` : 'Revoke the link'}
          </Button>
        )}
      </Group>
    </div>
  );
}
