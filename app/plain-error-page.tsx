import { createContext, use } from 'react';
import type { Language } from '../content/languages.ts';
import { plainError } from '../content/words/languages/en.ts';
import type { Words } from '../content/words/words.ts';

/** The language of a page, known without anything of the site, and its words for such a failure. */
export const PageLanguage = createContext<{ language: Language; plainError: Words['plainError'] }>({
  language: 'en',
  plainError,
});

/** For failures that leave nothing of the site to show around it, such as a lost database. */
export function PlainErrorPage() {
  const { title, heading, text, backToHome } = use(PageLanguage).plainError;
  return (
    <main>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <a href="/">{backToHome}</a>
      </p>
    </main>
  );
}
