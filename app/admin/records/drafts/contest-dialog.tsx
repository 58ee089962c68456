import type { ContentType } from '../../../../content/model/content-type.ts';
import type { RecordFormState } from '../form/state/use-record-form.ts';
import { VersionChoice } from '../form/version-choice.tsx';
import type { Options } from '../records.ts';

interface ContestDialogProps {
  type: ContentType;
  form: RecordFormState;
  options: Options;
}

/** Shows who has saved the draft since, and lets the user choose where both have changed the same field. */
export function ContestDialog({ type, form, options }: ContestDialogProps) {
  const { contest } = form;
  if (!contest) return null;
  const { message, names, saved } = contest;
  return (
    <VersionChoice
      type={type}
      title={message}
      names={names}
      mine={form.values}
      saved={saved}
      options={options}
      action="Continue"
      onChoose={(theirs) => form.settle(Object.fromEntries([...theirs].map((name) => [name, saved[name] ?? ''])))}
      onClose={() => form.settle({})}
    />
  );
}
