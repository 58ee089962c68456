import { useState } from 'react';
import { useSignedIn } from '../../parts/signed-in.ts';
import type { SentReply } from './conversation.ts';

/** What colleagues have replied since somebody has begun to write. */
export function useUnreadReplies(replies: SentReply[], hasBegun: boolean) {
  const self = useSignedIn();
  const newest = Math.max(0, ...replies.map(({ id }) => id));
  const [lastRead, setLastRead] = useState(newest);

  if (!hasBegun && lastRead !== newest) setLastRead(newest);

  return {
    /** The id of the last reply that was there, or 0. */
    lastRead,
    unread: replies.filter(({ id, author_id }) => id > lastRead && author_id !== self?.id),
    /** Returns the id of the last one that there is now. */
    noteAllRead: () => {
      setLastRead(newest);
      return newest;
    },
  };
}
