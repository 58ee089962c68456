import { useLocalStorage } from '@mantine/hooks';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { SourceDifference } from '../../../../server/content/translations/source-differences.ts';
import { useAction } from '../../parts/use-action.tsx';
import type { InputForm } from '../inputs/input-props.ts';
import { pathOf, translationOf } from '../records.ts';

/** The changes of a version of the source that somebody has found translated, until that is true of all. */
interface Checked {
  version: number;
  fields: string[];
}

const NONE: Checked = { version: 0, fields: [] };

/**
 * What has changed in the source of a translation, and what of it needs nothing more. That is kept in this browser until it holds for
 * all of it: then the translation is up to date for everybody.
 */
export function useSourceChanges(type: ContentType, form: InputForm) {
  const act = useAction(type.screens.toasts);
  const { original, savedDraft } = form;
  const differences = form.source?.differences ?? [];
  const version = Number(original?.version);
  const [stored, store, forget] = useLocalStorage({
    key: `checked:${type.name}:${original?.id}`,
    defaultValue: NONE,
    getInitialValueInEffect: false,
  });
  const checked = new Set(stored.version === version ? stored.fields : []);
  const isCheckedIn = (fields: ReadonlySet<string>) => differences.every(({ field }) => fields.has(field));

  /** With a draft, it is saved as a fact about that. */
  async function checkAll() {
    if (!original) return;
    if (savedDraft || form.isUnsaved || !form.mayPublish) {
      form.send({ is: 'source seen', version });
      return forget();
    }
    const path = pathOf(type, original) + translationOf(type);
    if (await act('POST', `${path}/up-to-date`, { body: { source_version: version } })) forget();
  }

  function toggle({ field }: SourceDifference) {
    const fields = checked.symmetricDifference(new Set([field]));
    store({ version, fields: [...fields] });
    if (isCheckedIn(fields)) void checkAll();
  }

  return {
    differences,
    /** Those that still have to be looked at. */
    left: differences.filter(({ field }) => !checked.has(field)),
    isChecked: ({ field }: SourceDifference) => checked.has(field),
    /** Whether the draft is up to date, and only has to be published. */
    isDrafted: savedDraft?.source_version === version,
    mayCheck: form.theirs === null,
    toggle,
    checkAll,
  };
}
