import type { RequestListener } from 'node:http';
import { DEFAULT_LANGUAGE, type Language, languages, languageTags } from '../content/languages.ts';
import { wordsIn } from '../content/words/index.ts';

const AGAIN = 3; // seconds

/** Programs get JSON, people a page. */
export const respondWhileStarting: RequestListener = ({ url, headers }, response) => {
  const isAlive = url === '/healthz';
  const isPage = !isAlive && headers.accept?.includes('text/html');
  response.writeHead(isAlive ? 200 : 503, {
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(isPage ? startingPage(headers['accept-language']) : JSON.stringify(isAlive ? ALIVE : STARTING));
};

const ALIVE = { status: 'alive' };
const STARTING = { message: 'Plinth is starting. Please try again in a moment.' };

/** In a language of their browser: that of the site is not known yet. */
function startingPage(accepted = ''): string {
  const language = preferredIn(accepted);
  const { heading, text } = wordsIn(language).starting;
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN}">
<title>${heading}</title>
<main><h1>${heading}</h1><p>${text}</p></main>
</html>
`;
}

/** Browsers name the languages of their reader in the order in which they are preferred. */
function preferredIn(accepted: string): Language {
  const primary = (tag: string) => tag.trim().toLowerCase().split(/[-;]/, 1)[0];
  const tags = accepted.split(',');
  const found = tags.map((tag) => languageTags.find((language) => primary(language) === primary(tag)));
  return found.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
