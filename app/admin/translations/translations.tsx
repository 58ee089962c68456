import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { typeAt } from '../../../content/index.ts';
import { englishNameOf, languages, prefixOf } from '../../../content/languages.ts';
import { ACTIVE } from '../../../content/model/field.ts';
import type { Progress, TranslationState } from '../../../server/content/translations/progress.ts';
import { load } from '../parts/api.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { ScreenHeading, Section } from '../parts/screen.tsx';
import { homeOf, TRANSLATIONS_HELP } from '../shell/screens.ts';
import type { Route } from './+types/translations.ts';
import { type LanguageState, openIn } from './language-states.ts';
import './translations.css';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  return load<{ data: LanguageState[] }>('/languages');
}

/** What is missing or old in each language into which the site is translated. */
export default function Translations({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <Stack gap="xl" maw={760}>
      <ScreenHeading title="Translations" help={TRANSLATIONS_HELP} />
      {data.length === 0 && (
        <EmptyState title="One language" drawing="rest">
          Add others in Settings, under Agency.
        </EmptyState>
      )}
      {data.map((state) => (
        <OfLanguage key={state.language} state={state} />
      ))}
    </Stack>
  );
}

function OfLanguage({ state }: { state: LanguageState }) {
  const { language, progress } = state;
  const open = progress.filter((ofType) => openIn(ofType) > 0);
  return (
    <Section id={language} title={englishNameOf(language)} gap="xs">
      <Text size="sm" c="dimmed">
        <span lang={language} dir={languages[language].dir}>
          {languages[language].name}
        </span>
        {`. ${whatVisitorsSee(state)}`}
      </Text>
      {open.length === 0 ? (
        <Text>Nothing is missing or old.</Text>
      ) : (
        <table className="translations" aria-label={`To translate into ${englishNameOf(language)}`}>
          <thead>
            <tr>
              <th>Content</th>
              {Object.values(headings).map((heading) => (
                <th key={heading}>{heading}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {open.map((ofType) => (
              <tr key={ofType.type}>
                <th scope="row">{typeAt(ofType.type).label.many}</th>
                {(Object.keys(headings) as TranslationState[]).map((name) => (
                  <td key={name}>
                    <Count ofType={ofType} state={name} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

const headings: Record<TranslationState, string> = { missing: 'Missing', outdated: 'Old', drafted: 'Drafts' };

/** How many records of a type are in a state, with the list of them. */
function Count({ ofType, state }: { ofType: Progress; state: TranslationState }) {
  const type = typeAt(ofType.type);
  const count = ofType[state];
  if (count === 0) return <Text c="dimmed">–</Text>;
  return (
    <Anchor
      component={Link}
      to={addressOf(ofType, state)}
      aria-label={`${headings[state]} in ${type.label.many}: ${count}`}
    >
      {count}
    </Anchor>
  );
}

function addressOf({ type: path, language }: Progress, state: TranslationState) {
  const type = typeAt(path);
  if (type.single) return `${homeOf(type)}?language=${language}`;
  const status = state === 'missing' && 'status' in type.fields ? `&status=${ACTIVE}` : '';
  return `${homeOf(type)}?translation=${state}-${language}${status}`;
}

function whatVisitorsSee({ language, has_home, ...state }: LanguageState) {
  if (!state.shown) return 'Settings hide it from visitors.';
  if (!has_home) return `Visitors see it at ${prefixOf(language)} once its home page is Active.`;
  return `Visitors see it at ${prefixOf(language)}.`;
}
