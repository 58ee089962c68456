import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { mailAddress } from '../../../../content/texts/web-address.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { Ago } from '../../parts/ago.tsx';
import { callApi } from '../../parts/api.ts';
import { Section } from '../../parts/screen.tsx';
import { useMay, useSignedIn } from '../../parts/signed-in.ts';
import { showUndoToast, useAction } from '../../parts/use-action.tsx';
import type { InboxItem } from '../inbox-item.ts';
import { Answer } from './answer.tsx';
import type { TimelineEntry } from '../../../../server/leads/timeline/timeline.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { canBeTakenBack, type Conversation, type ReplyDraft, type SentReply } from './conversation.ts';
import { ReplyBox } from './reply-box.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

interface RepliesProps {
  item: InboxItem & { is_mail_configured: boolean; currency: string | null };
  path: string;
  conversation: Conversation;
  timeline: TimelineEntry[];
  /** Called after a reply has changed the item. */
  onChanged: () => Promise<void>;
}

/** What happened to an item, what was replied to the visitor, and where one writes the next reply. */
export function Replies({ item, path, conversation, timeline, onChanged }: RepliesProps) {
  const mayWork = useMay('work on leads');
  const draft = useReplyDraft(path, conversation.draft);
  const { replies, answers } = conversation;
  const box = useRef<HTMLTextAreaElement>(null);
  const [sentHere, setSentHere] = useState<number | null>(null);

  async function noteSent(reply: SentReply) {
    setSentHere(reply.id);
    await onChanged();
    showUndoToast(`Your reply to ${item.name} goes in a few seconds.`, () => takeBack(reply));
  }

  async function takeBack({ id }: SentReply) {
    // What was written since follows the words of the reply.
    await draft.save();
    const answer = await callApi<{ data: ReplyDraft; message: string }>('DELETE', `${path}/replies/${id}`);
    showResultToast(answer);
    if (answer.ok) draft.takeOver(answer.body.data);
    await onChanged();
    box.current?.focus();
  }

  function cardOf({ kind, id }: TimelineEntry) {
    const reply = kind === 'reply' ? replies.find((sent) => sent.id === id) : undefined;
    const answer = kind === 'answer' ? answers.find((received) => received.id === id) : undefined;
    if (reply) {
      const isSentHere = reply.id === sentHere;
      return <Reply reply={reply} path={path} isSentHere={isSentHere} onTakeBack={mayWork ? takeBack : undefined} />;
    }
    return answer && <Answer answer={answer} />;
  }

  return (
    <Section id="timeline" title="Timeline">
      <Timeline entries={timeline} currency={item.currency} card={cardOf} />
      {mayWork && (
        <NextReply
          input={box}
          item={item}
          path={path}
          conversation={conversation}
          draft={draft}
          onSent={noteSent}
          onUnread={onChanged}
        />
      )}
      <WhereAnswersArrive conversation={conversation} />
    </Section>
  );
}

/** Nobody waits here for what arrives elsewhere. */
function WhereAnswersArrive({ conversation: { mailbox, answers_arrive_at, replies } }: { conversation: Conversation }) {
  const addresses = answers_arrive_at.join(' and ');
  if (mailbox?.failing_since)
    return (
      <Alert title="Answers can’t be read right now">
        The mailbox was first found to be away <Ago time={mailbox.failing_since} />.
        {` Answers arrive at ${addresses} all the same.`}
      </Alert>
    );
  if (mailbox || replies.length === 0) return null;
  return <Text size="sm" c="dimmed">{`Answers arrive at ${addresses}, and not here.`}</Text>;
}

/** The box, or why there is none. */
function NextReply(props: ComponentProps<typeof ReplyBox> & Pick<RepliesProps, 'item'>) {
  const { item, draft } = props;
  if (item.status === 'spam' && draft.text === '')
    return <Text c="dimmed">Spam is not answered. Choose another status first.</Text>;
  if (item.is_mail_configured) return <ReplyBox {...props} />;
  return (
    <Stack gap="sm" align="start">
      <Text>Once email is set up, you can reply here. Until then, your own mail program can.</Text>
      <Button component="a" data-key="r" variant="default" href={mailAddress(item.email)}>
        {`Write to ${item.email}`}
      </Button>
    </Stack>
  );
}

interface ReplyProps {
  reply: SentReply;
  path: string;
  /** Whether it is the last one that was sent here: then one goes on from it. */
  isSentHere: boolean;
  onTakeBack: ((reply: SentReply) => Promise<void>) | undefined;
}

function Reply({ reply, path, isSentHere, onTakeBack }: ReplyProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSentHere) card.current?.focus();
  }, [isSentHere]);

  const act = useAction();
  const self = useSignedIn();
  return (
    <Paper withBorder p="md" component="article" ref={card} tabIndex={-1} aria-label={`Reply by ${reply.author}`}>
      <Group justify="space-between" align="start">
        <Text size="sm" c="dimmed">
          <strong>{reply.author}</strong>, <ReplyState reply={reply} />
        </Text>
        {onTakeBack && reply.author_id === self?.id && canBeTakenBack(reply) && (
          <Button size="compact-sm" variant="light" data-key="z" onClick={() => void onTakeBack(reply)}>
            Undo
          </Button>
        )}
        {onTakeBack && ['failed', 'bounced'].includes(reply.status) && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => void act('POST', `${path}/replies/${reply.id}/resend`)}
          >
            Send again
          </Button>
        )}
      </Group>
      <Text className="plain-text" mt="xs">
        {reply.text}
      </Text>
    </Paper>
  );
}

function ReplyState({ reply }: { reply: SentReply }) {
  const { status, sent_at, failure } = reply;
  if (status === 'bounced')
    return (
      <Text span inherit c="red">
        {`came back: ${failure}`}
      </Text>
    );
  if (sent_at)
    return (
      <>
        sent <Ago time={sent_at} />
      </>
    );
  if (status === 'failed')
    return (
      <Text span inherit c="red">
        {`not sent: ${failure}`}
      </Text>
    );
  if (failure) return `not sent yet, will be tried again: ${failure}`;
  return canBeTakenBack(reply) ? 'goes in a few seconds' : 'being sent';
}
