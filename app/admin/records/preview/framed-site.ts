import { PREVIEW_FRAME } from '../../../../content/addresses.ts';
import { morphContent } from './morph.ts';
import { passShortcutOn } from './shortcuts.ts';

export type ColorScheme = 'light' | 'dark';

/** A page of the site, its styles included. */
export interface SitePage {
  html: string;
  css: string;
}

/** The page in a frame, which shows a whole page of the site in a color scheme. */
export function createFramedSite() {
  let page: Document | null = null;
  let styles: CSSStyleSheet | null = null;
  let current: { page: SitePage; scheme: ColorScheme } | null = null;

  /** Returns false if the frame holds another page, such as that of a server which is away. */
  function open({ contentDocument, contentWindow }: HTMLIFrameElement): boolean {
    page = contentDocument?.location.pathname === PREVIEW_FRAME ? contentDocument : null;
    if (!page || !contentWindow) return false;
    // Its policy allows only its own style elements. A style sheet must be of its window.
    styles = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
    page.adoptedStyleSheets = [styles];
    for (const event of ['click', 'auxclick', 'submit']) page.addEventListener(event, (done) => done.preventDefault());
    page.addEventListener('keydown', passShortcutOn);
    if (current) show(current.page, current.scheme);
    return true;
  }

  function show(latest: SitePage, scheme: ColorScheme) {
    current = { page: latest, scheme };
    if (!page || !styles) return;
    styles.replaceSync(inScheme(latest.css, scheme));
    for (const sheet of page.styleSheets) sheet.disabled = true;
    page.documentElement.style.colorScheme = scheme;
    const parsed = new DOMParser().parseFromString(inScheme(latest.html, scheme), 'text/html');
    // Screen readers list its landmarks among those of the screen.
    for (const landmark of parsed.querySelectorAll('header, main, footer')) landmark.ariaLabel = 'Previewed page';
    morphContent(page.body, parsed.body);
  }

  return { open, show };
}

/** Makes conditions on the preferred color scheme true or false: frames can't prefer another one than their browser. */
function inScheme(source: string, scheme: ColorScheme): string {
  return source.replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_condition, other: string) =>
    other === scheme ? '(min-width:0)' : '(max-width:0)',
  );
}
