import { Link } from 'react-router';
import { formAt } from '../../../../content/form-address.ts';
import { englishNameOf, type Language } from '../../../../content/languages.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { isTranslatable } from '../../../../content/model/translations/in-language.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import type { RecordProgress } from '../../../../server/content/translations/progress.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { callApi, useLastLoaded } from '../../parts/api.ts';
import { useMay } from '../../parts/signed-in.ts';
import { keyOf } from '../records.ts';

const AT_ONCE = 100;

/** Returns how far the records of a list are translated; nothing on a site with one language. */
export function useTranslations(type: ContentType, records: AnyRecord[]): ReadonlyMap<number, RecordProgress[]> {
  const { languages } = useAgency();
  const mayDraft = useMay(permissionToDraft(type));
  const isAsked = languages.length > 1 && mayDraft && isTranslatable(type) && !type.single;
  const states = records.map(({ id, updated_at }) => `${id} ${updated_at}`);
  const progress = useLastLoaded(isAsked && `${type.name} ${states.join()}`, () =>
    isAsked ? readProgress(type, records) : null,
  );
  return Map.groupBy(progress ?? [], ({ id }) => id);
}

/** Lists may be longer than one call answers. */
async function readProgress(type: ContentType, records: AnyRecord[]): Promise<RecordProgress[]> {
  const calls = Array.from({ length: Math.ceil(records.length / AT_ONCE) }, async (_, index) => {
    const ids = records.slice(index * AT_ONCE, (index + 1) * AT_ONCE).map(({ id }) => id);
    const path = `/translations?type=${type.path}&ids=${ids.join()}`;
    const answer = await callApi<{ data: RecordProgress[] }>('GET', path);
    return answer.ok ? answer.body.data : [];
  });
  return (await Promise.all(calls)).flat();
}

interface TranslationMarksProps {
  type: ContentType;
  record: AnyRecord;
  progress: RecordProgress[];
}

/** How far a record is translated into each language, with links to the forms for that. */
export function TranslationMarks({ type, record, progress }: TranslationMarksProps) {
  if (progress.length === 0) return null;
  const marks = progress.map((ofLanguage) => {
    const { language, state, is_drafted } = ofLanguage;
    const words = wordsFor(ofLanguage);
    return (
      <Link
        key={language}
        to={formAt(type, decodeURIComponent(keyOf(type, record)), null, language)}
        className="language-mark"
        data-state={state}
        aria-label={`${titleOf(type, record)} in ${englishNameOf(language as Language)}, ${language}: ${words}`}
        title={`${englishNameOf(language as Language)}: ${words}`}
      >
        {language}
        {is_drafted && '…'}
      </Link>
    );
  });
  return <span className="language-marks">{marks}</span>;
}

const labels: Record<RecordProgress['state'], string> = {
  missing: 'missing',
  outdated: 'old',
  current: 'up to date',
};

function wordsFor({ state, is_drafted }: RecordProgress) {
  return is_drafted ? `${labels[state]}, with a draft` : labels[state];
}
