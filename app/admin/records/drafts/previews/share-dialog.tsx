import { Modal, Skeleton, Stack, Text, Badge, Button, Group, Paper } from '@mantine/core';
import type { SavedDraft } from '../drafts.ts';
import { NewLinkForm } from './new-link-form.tsx';
import { usePreviewLinks, type PreviewLink, works } from './preview-links.ts';
import { Ago } from '../../../parts/ago.tsx';
import { useNameOf } from '../../../parts/signed-in.ts';
import { LinkDecision, LinkComments } from './feedback.tsx';

interface ShareDialogProps {
  draft: Pick<SavedDraft, 'id' | 'title'>;
  onClose: () => void;
}

/** Makes links to a draft, and shows who opened them and what was said. */
export default function ShareDialog({ draft, onClose }: ShareDialogProps) {
  const { links, reload, revoke } = usePreviewLinks(draft.id);
  return (
    <Modal opened onClose={onClose} title={`Share “${draft.title}”`} size="lg" centered>
      <Stack gap="lg">
        <Text>
          Anyone with a link sees this draft as a page, without an account. They can comment on it and approve it.
        </Text>
        {links === null ? (
          <Skeleton height={80} />
        ) : (
          links.length > 0 && (
            <Stack component="section" aria-label="Links" gap="xs">
              {links.map((link) => (
                <LinkCard key={link.id} link={link} onRevoke={() => revoke(link)} />
              ))}
            </Stack>
          )
        )}
        <NewLinkForm draftId={draft.id} onCreated={reload} />
      </Stack>
    </Modal>
  );
}

/** A link to a draft: whether it works, who opened it, and what was said. */
function LinkCard({ link, onRevoke }: { link: PreviewLink; onRevoke: () => Promise<void> }) {
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
