import { languages as facts } from '../../../content/languages.ts';
import { filled } from '../../../content/words/words.ts';
import { Chevron } from './menu.tsx';
import { useSite } from './site-data.ts';

/** The languages at the end of the main menu. They open from a button on wide screens, and are listed in the menu of small ones. */
export function LanguageMenu() {
  const { language, alternates, languagesLabel = '', words } = useSite();
  if (!alternates) return null;
  const { name } = facts[language];
  return (
    <li className="menu-entry max-lg:mt-2 max-lg:border-t max-lg:border-line max-lg:pt-2">
      <button
        type="button"
        popoverTarget="menu-languages"
        className="submenu-button language-button"
        aria-label={filled(words.layout.labelled, { label: languagesLabel, text: name })}
      >
        <Globe />
        <span className="max-xl:hidden">{name}</span>
        <Chevron />
      </button>
      <ul id="menu-languages" popover="auto" aria-label={languagesLabel} className="submenu languages">
        <LanguageLinks className="menu-link" />
      </ul>
    </li>
  );
}

/** The same links in a row. */
export function LanguageList() {
  const { alternates, languagesLabel } = useSite();
  if (!alternates) return null;
  return (
    <ul aria-label={languagesLabel} className="flex flex-wrap gap-x-6">
      <LanguageLinks className="flex min-h-11 items-center py-2 text-muted no-underline hover:text-ink hover:underline aria-[current]:text-ink" />
    </ul>
  );
}

/** Lead to the page in each language of the site, or to what is nearest to it there. */
function LanguageLinks({ className }: { className: string }) {
  const { language: current, alternates = [] } = useSite();
  return alternates.map(({ language, path }) => (
    <li key={language}>
      <a
        href={path}
        hrefLang={language}
        lang={language}
        aria-current={language === current || undefined}
        className={className}
      >
        <span dir={facts[language].dir}>{facts[language].name}</span>
      </a>
    </li>
  ));
}

function Globe() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" />
      <path d="M2 10h16M10 2c5 5 5 11 0 16M10 2c-5 5-5 11 0 16" />
    </svg>
  );
}
