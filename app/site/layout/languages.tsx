import { languages as facts } from '../../../content/languages.ts';
import { useSite } from './site-data.ts';

/** Leads to the page in the other languages of the site, or to what is nearest to it there. */
export function Languages() {
  const { language: current, alternates } = useSite();
  if (!alternates) return null;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {alternates.map(({ language, path }) => (
        <li key={language}>
          <a
            href={path}
            hrefLang={language}
            lang={language}
            dir={facts[language].dir}
            aria-current={language === current || undefined}
            className="flex min-h-11 items-center py-2 text-muted no-underline hover:text-ink hover:underline aria-[current]:text-ink"
          >
            {facts[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
