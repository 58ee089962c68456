import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Present } from '../../../../server/content/presence/presence.ts';
import type { ItemProgress } from '../../../../server/leads/replies/item-progress.ts';
import { sendRequest } from '../../../ui/call.ts';
import { REPORTED_EVERY, useReports } from '../../parts/presence.ts';
import { useMay } from '../../parts/signed-in.ts';
import type { InboxItem } from '../inbox-item.ts';
import type { Conversation } from '../replies/conversation.ts';

const EVERY_WHILE_NEWS_IS_EXPECTED = 2_000; // ms

export type PresentAtItem = Present & { is_writing: boolean };

interface Answer {
  data: PresentAtItem[];
  progress: Omit<ItemProgress, 'writing'>;
}

/**
 * Reports that an item is open. Returns who else has it open, and loads it anew once they have changed it, the visitor has answered or
 * a reply was sent.
 */
export function useItemPresence(path: string, item: InboxItem, conversation: Conversation): PresentAtItem[] {
  const mayWork = useMay('work on leads');
  const { revalidate } = useRevalidator();
  const [others, setOthers] = useState<PresentAtItem[]>([]);
  const known = JSON.stringify(progressOf(item, conversation));
  const isWaiting = conversation.replies.some(({ status }) => status === 'waiting');

  async function report() {
    if (!mayWork) return;
    const answer = await sendRequest<Answer>('POST', `${path}/presence`);
    // Also shows anew whether a reply can still be taken back.
    setOthers(answer.ok ? answer.body.data : []);
    if (answer.ok && JSON.stringify(answer.body.progress) !== known) await revalidate();
  }

  useReports(path, report, isWaiting || others.length > 0 ? EVERY_WHILE_NEWS_IS_EXPECTED : REPORTED_EVERY);
  return others;
}

function progressOf({ version }: InboxItem, { replies, answers }: Conversation): Answer['progress'] {
  return {
    version,
    replies: replies.map(({ id, status, failure }) => ({ id, status, failure })),
    answers: answers.map(({ id }) => id),
  };
}
