import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { Ago } from '../../../parts/ago.tsx';
import { useNameOf } from '../../../parts/use-signed-in.ts';
import { LinkDecision } from './link-decision.tsx';
import { LinkComments } from './link-comments.tsx';
import { type PreviewLink, works } from './preview-links.ts';

interface LinkCardProps {
  link: PreviewLink;
  onRevoke: () => Promise<void>;
}

/** A link to a draft: whether it works, who opened it, and what was said. */
export function LinkCard({ link, onRevoke }: LinkCardProps) {
  const { label, created_by, created_by_id, created_at, pinned, published, opened, last_opened_at, comments } = link;
  const nameOf = useNameOf();
  const name = label ?? 'Link without a label';
  return (
    <Paper withBorder p="md" component="article" aria-label={name}>
      <Group gap="xs" mih={30}>
        <Text fw={600} dir="auto">
          {name}
        </Text>
        <DecisionBadge link={link} />
        {works(link) && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            ms="auto"
            aria-label={`Revoke ${name}`}
            onClick={() => void onRevoke()}
          >
            Revoke
          </Button>
        )}
      </Group>
      <Text size="sm">
        {pinned ? 'Shows the draft as it was' : 'Follows the draft'}
        {published && ', which has since been published'}. Created <Ago time={created_at} /> by{' '}
        {nameOf(created_by, created_by_id)}. <Ending link={link} />
      </Text>
      <Text size="sm">
        {opened === 0 ? (
          'Nobody has opened it yet.'
        ) : (
          <>
            Opened {opened === 1 ? 'once' : `${opened} times`}, last <Ago time={last_opened_at ?? created_at} />.
          </>
        )}
      </Text>
      <LinkDecision link={link} />
      {comments > 0 && <LinkComments link={link} />}
    </Paper>
  );
}

function DecisionBadge({ link: { decision, changed_since } }: { link: PreviewLink }) {
  if (changed_since) return <Badge color="yellow">{decision ? 'Changed since' : 'Draft has changed'}</Badge>;
  if (decision === 'approved') return <Badge color="teal">Approved</Badge>;
  return decision && <Badge color="yellow">Changes requested</Badge>;
}

function Ending({ link }: { link: PreviewLink }) {
  const { revoked_at, expires_at } = link;
  if (revoked_at)
    return (
      <>
        Revoked <Ago time={revoked_at} />.
      </>
    );
  return `${works(link) ? 'It works until' : 'It expired on'} ${dateOf(expires_at)}.`;
}

function dateOf(time: string) {
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' });
}
