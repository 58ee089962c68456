import { Link } from 'react-router';
import { formAt } from '../../../../content/form-address.ts';
import { englishNameOf, type Language } from '../../../../content/languages.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { ACTIVE } from '../../../../content/model/field.ts';
import { keyIn, sourceOf } from '../../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { ListedTranslation } from '../../../../server/content/translations/translations.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { callApi, useLastLoaded } from '../../parts/api.ts';
import { pathOf } from '../records.ts';
import type { TranslationList } from './read-translation.ts';
import '../../parts/tabs.css';
import './languages.css';

interface LanguageTabsProps {
  /** In the language of the form. */
  type: ContentType;
  /** In the language of the records. */
  record: AnyRecord;
  /** Another one when something was loaded, or drafted. */
  reading: unknown;
}

/** Leads to the form of a record in each language, and says how far that is. */
export default function LanguageTabs({ type, record, reading }: LanguageTabsProps) {
  const [first, ...others] = useAgency().languages;
  const source = sourceOf(type);
  const states = useLastLoaded(reading, () => readStates(source, record));
  if (!first) return null;
  return (
    <nav className="tabs language-tabs" aria-label="Languages">
      <ul className="unmarked">
        {[first, ...others].map((language) => (
          <li key={language}>
            <Link
              to={formAt(source, keyIn(source, record), null, language === first ? null : language)}
              aria-current={language === (type.language ?? first) ? 'page' : undefined}
              preventScrollReset
            >
              {englishNameOf(language)}{' '}
              <span className="language-state">
                {language === first ? 'Original' : states ? inWords(states, language) : '…'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function readStates(type: ContentType, record: AnyRecord): Promise<TranslationList | null> {
  const answer = await callApi<TranslationList>('GET', `${pathOf(type, record)}/translations`);
  return answer.ok ? answer.body : null;
}

/** Says how far a translation is, what is to be done first. */
function inWords({ data, drafts, outdated_drafts }: TranslationList, language: Language) {
  const translation = data.find((translation) => translation.language === language);
  const isDrafted = drafts.includes(language);
  const states = [
    ...((translation?.is_outdated ?? outdated_drafts.includes(language)) ? ['Source changed'] : []),
    ...(isDrafted ? ['Draft'] : []),
    ...(translation && !isDrafted && !translation.is_outdated ? [isShown(translation) ? 'Published' : 'InActive'] : []),
  ];
  return states.join(', ') || 'Missing';
}

function isShown({ status }: ListedTranslation) {
  return status === null || status === ACTIVE;
}
