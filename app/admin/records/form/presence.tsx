import { useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Present } from '../../../../server/content/presence/presence.ts';
import { useSignedIn } from '../../parts/use-signed-in.ts';
import type { SavedDraft } from '../drafts/drafts.ts';
import { reportPresence } from '../drafts/report-presence.ts';

const EVERY = 15_000; // ms

interface PresenceProps {
  type: ContentType;
  record: AnyRecord | null;
  draft: SavedDraft | null;
  /** Called with the key of its record when the draft is published. */
  onPublished: (draftId: number, key: string) => void;
}

/** Says who else has the same form open. */
export function Presence(props: PresenceProps) {
  const self = useSignedIn();
  const others = useOthers(props);
  if (others.length === 0) return null;
  const names = [...new Set(others.flatMap(({ user_id, user_name }) => (user_id === self?.id ? [] : user_name)))];
  return <output className="form-presence">{sentence(names)}</output>;
}

/** Without a name, it is one's own. */
function sentence(names: string[]) {
  if (names.length === 0) return 'You have this open in another browser too.';
  return `${new Intl.ListFormat('en-GB').format(names)} ${names.length === 1 ? 'has' : 'have'} this open too.`;
}

/** Reports that the form is open while it is in view. Returns who else has it open. */
function useOthers({ type, record, draft, onPublished }: PresenceProps): Present[] {
  const [others, setOthers] = useState<Present[]>([]);
  const interval = useInterval(() => void report(), EVERY);

  async function report() {
    if (!(record ?? draft) || document.visibilityState === 'hidden') return;
    const answer = await reportPresence(type, record, draft);
    setOthers(answer.ok ? answer.body.data : []);
    if (draft && answer.ok && answer.body.published_as !== null) onPublished(draft.id, answer.body.published_as);
  }

  useEffect(() => {
    void report();
    interval.start();
    return interval.stop;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record?.id, draft?.id]);
  return others;
}
