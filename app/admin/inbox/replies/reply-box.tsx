import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { showResultToast } from '../../../ui/toast.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { callApi } from '../../parts/api.ts';
import { LeaveGuard } from '../../records/form/unsaved.tsx';
import type { InboxItem } from '../inbox-item.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { Conversation, SentReply } from './conversation.ts';
import { MailPreview } from './mail-preview.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';
import type { DraftState, ReplyDraftState } from './use-reply-draft.ts';
import { useUnreadReplies } from './use-unread-replies.ts';

interface ReplyBoxProps {
  input: RefObject<HTMLTextAreaElement | null>;
  item: InboxItem;
  path: string;
  conversation: Conversation;
  draft: ReplyDraftState;
  onSent: (reply: SentReply) => Promise<void>;
  /** Called where a colleague was quicker. */
  onUnread: () => Promise<void>;
}

/** Where one writes to the visitor. */
export function ReplyBox({ input, item, path, conversation, draft, onSent, onUnread }: ReplyBoxProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isSending, setSending] = useState(false);
  const isEmpty = draft.text.trim() === '';
  const isSpam = item.status === 'spam';
  const maySend = !isEmpty && !isSpam && draft.refusal === null && !['elsewhere', 'gone'].includes(draft.state);
  const { unread, lastRead, noteAllRead } = useUnreadReplies(conversation.replies, !isEmpty);
  const [isAsking, setAsking] = useState(false);

  /** Somebody who has not read a colleague's reply is asked first. */
  async function send(last_reply = lastRead) {
    if (!maySend || isSending) return;
    setSending(true);
    // It would otherwise arrive after the reply, as another draft.
    await draft.save();
    const answer = await callApi<{ data: SentReply; message: string }>('POST', `${path}/replies`, {
      text: draft.text,
      last_reply,
    });
    setSending(false);
    if (answer.ok) {
      draft.takeOver(null);
      return onSent(answer.body.data);
    }
    if (answer.status === 404) return draft.noteGone();
    if (answer.status !== 409) return showResultToast(answer);
    await onUnread();
    setAsking(true);
  }

  async function sendToo() {
    setAsking(false);
    await send(noteAllRead());
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape') event.currentTarget.blur();
  }

  /** Puts a text where the caret is. */
  function insert(text: string) {
    setChoosing(false);
    const { selectionStart = draft.text.length, selectionEnd = selectionStart } = input.current ?? {};
    draft.write(draft.text.slice(0, selectionStart) + text + draft.text.slice(selectionEnd));
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <Stack gap="sm" className="reply-box">
      <ElsewhereNotice draft={draft} />
      {draft.state === 'gone' && (
        <Alert color="red" title="This has been erased in the meantime">
          It can’t be answered any more. What you have written is only here: copy what you want to keep.
        </Alert>
      )}
      {isSpam && (
        <Alert title="This has been marked as spam">
          Spam is not answered. Choose another status first: what you have written stays.
        </Alert>
      )}
      {!isEmpty && unread.length > 0 && (
        <Alert title={overtakenBy(unread)}>You can read that above. What you have written is still here.</Alert>
      )}
      <Textarea
        ref={input}
        label={`Reply to ${item.name}`}
        description={`An email to ${item.email}, from you`}
        data-key="r"
        autosize
        minRows={5}
        maxRows={20}
        error={draft.refusal}
        value={draft.text}
        onChange={({ currentTarget }) => draft.write(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group justify="space-between">
        <Group gap="xs">
          <Button loading={isSending} disabled={!maySend} onClick={() => void send()}>
            Send reply
          </Button>
          <Button variant="default" disabled={isEmpty} onClick={() => setPreviewed(true)}>
            Preview
          </Button>
          <Button variant="default" data-key="t" onClick={() => setChoosing(true)}>
            Templates
          </Button>
        </Group>
        <Text size="sm" c="dimmed" component="output">
          {!isEmpty && stateTexts[draft.state]}
        </Text>
      </Group>
      {isChoosing && (
        <TemplatesDialog
          text={draft.text}
          placeholders={conversation.placeholders}
          onChoose={insert}
          onClose={() => setChoosing(false)}
        />
      )}
      {isPreviewed && <MailPreview path={path} text={draft.text} onClose={() => setPreviewed(false)} />}
      {isAsking && <Question unread={unread} onSend={() => void sendToo()} onClose={() => setAsking(false)} />}
      <LeaveGuard
        isDirty={() => !isEmpty && ['failed', 'elsewhere', 'gone'].includes(draft.state)}
        onLeave={() => {}}
      />
    </Stack>
  );
}

interface QuestionProps {
  unread: SentReply[];
  onSend: () => void;
  onClose: () => void;
}

/** Shows what colleagues have replied before another reply is sent. */
function Question({ unread, onSend, onClose }: QuestionProps) {
  return (
    <Dialog onClose={onClose} title={overtakenBy(unread)} centered>
      <Stack>
        {unread.map(({ id, text }) => (
          <Text key={id} className="plain-text panel" p="md">
            {text}
          </Text>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button onClick={onSend}>Send mine too</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function overtakenBy(replies: SentReply[]) {
  const authors = new Set(replies.map(({ author }) => author));
  return `${new Intl.ListFormat('en-GB').format(authors)} replied while you were writing`;
}

const stateTexts: Record<DraftState, string> = {
  saved: 'Draft saved',
  saving: 'Saving…',
  failed: 'Not saved yet: this browser keeps it',
  elsewhere: '',
  gone: '',
};

function ElsewhereNotice({ draft: { elsewhere, takeOver, keepThis } }: { draft: ReplyDraftState }) {
  if (!elsewhere) return null;
  return (
    <Alert title="You have changed this reply in another tab, or sent it there">
      {elsewhere.text && <Text className="plain-text">{elsewhere.text}</Text>}
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => takeOver(elsewhere)}>
          {elsewhere.text ? 'Go on with that' : 'Start anew'}
        </Button>
        <Button size="compact-sm" variant="default" onClick={keepThis}>
          Keep what is here
        </Button>
      </Group>
    </Alert>
  );
}
