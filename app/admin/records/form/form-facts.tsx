import { Anchor, Button } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { useSignedIn } from '../../parts/use-signed-in.ts';
import { showDraftGroup } from '../drafts/draft-group.tsx';
import { labelsOf, namesOf, othersIn } from '../publishing/authors.ts';
import { pendingSchedule } from '../publishing/questions.ts';
import { scheduledTime } from '../schedules/zoned-time.ts';
import type { RecordFormState } from './state/use-record-form.ts';

/** When the draft goes live, and whose words it holds. Part of the bar, so that it is always in sight. */
export function FormFacts({ type, form }: { type: ContentType; form: RecordFormState }) {
  const self = useSignedIn();
  const zone = useReaderZone();
  const { savedDraft, theirs } = form;
  const schedule = savedDraft && pendingSchedule(savedDraft);
  const others = savedDraft ? othersIn(savedDraft, self) : [];
  const facts = [
    ...(schedule ? [`Goes live ${scheduledTime(schedule, zone)}`] : []),
    ...(savedDraft?.schedule && !schedule ? ['It could not be published on time'] : []),
    ...others.map(({ name, fields }) => `Changes by ${name}: ${labelsOf(type, fields)}`),
  ];
  if (theirs) return <Apart type={type} form={form} names={namesOf(theirs.authors)} />;
  if (facts.length === 0) return null;
  return (
    <div className="form-facts">
      {facts.map((fact) => (
        <Anchor key={fact} component="button" type="button" inherit onClick={showDraftGroup}>
          {fact}
        </Anchor>
      ))}
    </div>
  );
}

/** Says that somebody else has the draft, so that what is typed here can't be saved as one. */
function Apart({ type, form, names }: { type: ContentType; form: RecordFormState; names: string }) {
  return (
    <div className="form-facts">
      <span>{`${names} has the draft of this ${type.noun.one}. What you type stays in this browser until you publish it.`}</span>
      <Button size="compact-xs" variant="light" onClick={() => void form.join()}>
        Go on with the draft
      </Button>
    </div>
  );
}
