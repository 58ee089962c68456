import { Link } from 'react-router';
import { typeAt } from '../../../../content/index.ts';
import type { ReceivedAnswer } from '../../../../server/content/preview-links/received-answers.ts';
import { formAt } from '../../records/drafts/drafts.ts';
import { Ago } from '../../parts/ago.tsx';
import { Entry, TodayGroup } from './group.tsx';

const verbs: Record<ReceivedAnswer['answer'], string> = {
  approved: 'approved',
  changes: 'asked for changes to',
  comment: 'commented on',
};

/** What clients have said about drafts that the signed-in person shared. */
export function Feedback({ answers }: { answers: ReceivedAnswer[] }) {
  return (
    <TodayGroup title="Feedback on shared drafts">
      {answers.map((answer) => (
        <Entry key={`${answer.draft_id} ${answer.at} ${answer.by}`} when={<Ago time={answer.at} />}>
          <bdi>{answer.by}</bdi> {verbs[answer.answer]} “
          <Link to={formAt(typeAt(answer.type), answer.key, answer.draft_id)}>{answer.title}</Link>”
        </Entry>
      ))}
    </TodayGroup>
  );
}
