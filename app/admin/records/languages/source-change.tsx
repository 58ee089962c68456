import { Button } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { SourceDifference } from '../../../../server/content/translations/source-differences.ts';
import type { InputForm } from '../inputs/input-props.ts';
import { useSourceChanges } from './source-changes.ts';

interface ChangeProps {
  type: ContentType;
  form: InputForm;
  difference: SourceDifference;
}

const words = { changed: 'Changed', added: 'New', removed: 'Removed' };

/** Says what has become of a text since it was translated. */
export function ChangeMark({ type, form, difference }: ChangeProps) {
  const { isChecked } = useSourceChanges(type, form);
  return (
    <span className="changed-mark" data-checked={isChecked(difference) || undefined}>
      {words[difference.change]}
    </span>
  );
}

/** Says of one change that the translation says the same, or needs nothing of it. */
export function CheckButton({ type, form, difference }: ChangeProps) {
  const { isChecked, isDrafted, mayCheck, toggle } = useSourceChanges(type, form);
  if (isDrafted || !mayCheck) return null;
  return (
    <Button
      size="compact-xs"
      variant={isChecked(difference) ? 'light' : 'subtle'}
      aria-label={`Up to date: ${nameOf(difference)}`}
      aria-pressed={isChecked(difference)}
      onClick={() => toggle(difference)}
    >
      Up to date
    </Button>
  );
}

/** Names what has changed; that an item is new or removed, where it is not said beside it. */
export function nameOf({ change, label }: SourceDifference): string {
  return change === 'changed' ? label : `${words[change]}: ${label}`;
}

/** The earlier text with what was added and removed in it. */
export function MarkedWords({ html, isRich }: { html: string; isRich: boolean }) {
  // The server has escaped or sanitized it.
  return (
    <div className="differences">
      <div className={isRich ? 'rich-text' : 'plain-text'} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
