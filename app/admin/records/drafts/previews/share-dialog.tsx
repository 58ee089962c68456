import {
  Badge,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Paper,
  Radio,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Dialog } from '../../../parts/dialog.tsx';
import { ShownOnce } from '../../../parts/shown-once.tsx';
import type { SavedDraft } from '../drafts.ts';
import { Ago } from '../../../parts/ago.tsx';
import { useNameOf } from '../../../parts/signed-in.ts';
import { LinkComments, LinkDecision } from './feedback.tsx';
import type { ApiFailure } from '../../../../ui/call.ts';
import { showResultToast, showToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';
import type { ListedLink } from '../../../../../server/content/preview-links/feedback.ts';

interface ShareDialogProps {
  draft: Pick<SavedDraft, 'id' | 'title'>;
  onClose: () => void;
}

/** Makes links to a draft, and shows who opened them and what was said. */
export default function ShareDialog({ draft, onClose }: ShareDialogProps) {
  const { links, reload, revoke } = usePreviewLinks(draft.id);
  return (
    <Dialog onClose={onClose} title={`Share “${draft.title}”`} size="lg" centered>
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
    </Dialog>
  );
}

/** A link to a draft: whether it works, who opened it, and what was said. */
function LinkCard({ link, onRevoke }: { link: ListedLink; onRevoke: () => Promise<void> }) {
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

function DecisionBadge({ link: { decision, changed_since } }: { link: ListedLink }) {
  if (changed_since) return <Badge color="yellow">{decision ? 'Changed since' : 'Draft has changed'}</Badge>;
  if (decision === 'approved') return <Badge color="teal">Approved</Badge>;
  return decision && <Badge color="yellow">Changes requested</Badge>;
}

function Ending({ link }: { link: ListedLink }) {
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

const days = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Makes a link to a draft, and shows it once. */
function NewLinkForm({ draftId, onCreated }: { draftId: number; onCreated: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ApiFailure['errors']>({});
  const [address, setAddress] = useState('');

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Otherwise the form around the dialog would be submitted too.
    event.stopPropagation();
    setBusy(true);
    const body = linkOf(new FormData(event.currentTarget));
    const answer = await callApi<{ data: { path: string }; message: string }>('POST', `/drafts/${draftId}/links`, body);
    setBusy(false);
    setErrors(answer.ok ? {} : answer.errors);
    showResultToast(answer);
    if (!answer.ok) return;
    // The list grows first, so that the new link is scrolled to where it stays.
    await onCreated();
    setAddress(location.origin + answer.body.data.path);
  }

  return (
    <>
      <form method="post" noValidate aria-label="New link" onSubmit={(event) => void create(event)}>
        <Stack>
          <TextInput
            label="Label"
            name="label"
            description="Optional. The visitor sees it, too."
            maxLength={100}
            error={errors['label']?.[0]}
            data-autofocus
          />
          <NativeSelect label="Works for" name="days" data={days} defaultValue="14" />
          <Radio.Group label="It shows" name="pinned" defaultValue="no">
            <Stack gap="xs" mt={4}>
              <Radio value="no" label="The draft as it changes" />
              <Radio value="yes" label="The draft as it is now" />
            </Stack>
          </Radio.Group>
          <Checkbox label="Visitors can comment" name="allows_comments" defaultChecked />
          <Group justify="flex-end">
            <Button type="submit" loading={isBusy}>
              Create link
            </Button>
          </Group>
        </Stack>
      </form>
      {address && (
        <ShownOnce
          key={address}
          title="Send this link to whoever should see the draft. It is shown only this time."
          address={address}
        />
      )}
    </>
  );
}

function linkOf(form: FormData) {
  return {
    label: form.get('label'),
    days: Number(form.get('days')),
    pinned: form.get('pinned') === 'yes',
    allows_comments: form.has('allows_comments'),
  };
}

/** The links to a draft; null while they load. */
function usePreviewLinks(draftId: number) {
  const [links, setLinks] = useState<ListedLink[] | null>(null);

  async function reload(): Promise<void> {
    const answer = await callApi<{ data: ListedLink[] }>('GET', `/drafts/${draftId}/links`);
    if (answer.ok) setLinks(answer.body.data);
    else showToast('error', answer.message);
  }

  async function revoke({ id }: ListedLink): Promise<void> {
    showResultToast(await callApi<{ message: string }>('DELETE', `/preview-links/${id}`));
    await reload();
  }

  useEffect(() => {
    void reload();
    // Once per draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftId]);

  return { links, reload, revoke };
}

/** Whether a link still leads to something. */
function works({ revoked_at, expires_at }: ListedLink): boolean {
  return revoked_at === null && new Date(expires_at) > new Date();
}
