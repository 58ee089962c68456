import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { SavedDraft } from '../drafts.ts';
import { LinkCard } from './link-card.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { usePreviewLinks } from './preview-links.ts';

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
