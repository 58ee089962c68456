import { Link } from 'react-router';
import { englishNameOf } from '../../../content/languages.ts';
import type { Progress } from '../../../server/content/translations/progress.ts';
import { useAgency } from '../../ui/agency.tsx';
import { useLoaded } from '../parts/api.ts';
import { Section } from '../parts/screen.tsx';
import { useMay } from '../parts/signed-in.ts';
import { type LanguageState, readLanguageStates } from '../translations/language-states.ts';

/** What is missing or old in each language, for those who write; nothing on a site with one. */
export function UntranslatedContent() {
  const { languages } = useAgency();
  const mayWrite = useMay('write drafts');
  return languages.length > 1 && mayWrite ? <OpenTranslations /> : null;
}

function OpenTranslations() {
  const states = useLoaded('languages', readLanguageStates) ?? [];
  const open = states.filter((state) => sum(state, 'missing') + sum(state, 'outdated') > 0);
  if (open.length === 0) return null;
  return (
    <Section id="untranslated" title="Translations" gap="xs">
      <ul className="plain-list unmarked">
        {open.map((state) => (
          <li key={state.language}>
            <Link to={`/admin/translations#${state.language}`}>
              {`${englishNameOf(state.language)}: ${openOf(state)}`}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function openOf(state: LanguageState) {
  const counts = { missing: sum(state, 'missing'), old: sum(state, 'outdated') };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

function sum({ progress }: LanguageState, state: keyof Pick<Progress, 'missing' | 'outdated'>) {
  return progress.reduce((total, ofType) => total + ofType[state], 0);
}
