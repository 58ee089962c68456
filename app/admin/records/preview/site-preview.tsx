import { NativeSelect, useComputedColorScheme } from '@mantine/core';
import { type SyntheticEvent, useEffect, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconMoon, IconSun } from '../../../ui/icons.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { callApi, useLoaded } from '../../parts/api.ts';
import { useBuiltInPages } from '../../parts/built-in-pages.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import type { Values } from '../../../../content/model/values.ts';
import { PreviewWindow } from './preview-window.tsx';
import { createUpdates } from './updates.ts';
import { contentTypes } from '../../../../content/index.ts';
import { builtInPages, isRecordPage, pageOf, pages, PREVIEW_FRAME, recordPath } from '../../../../content/addresses.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { publicPathOf } from '../show/public-page.tsx';
import { morphContent } from './morph.ts';
import { passShortcutOn } from './shortcuts.ts';

/** Pages of the site with what every page shows, such as the brand, as it is being typed. */
export default function SitePreview({ type, values }: { type: ContentType; values: Values }) {
  const toPreview = usePagesToPreview();
  const [path, setPath] = useState('/');
  const adminScheme = useComputedColorScheme();
  const [chosen, setChosen] = useState<ColorScheme | null>(null);
  const scheme = chosen ?? adminScheme;

  const [site] = useState(createFramedSite);
  const [rendered, setRendered] = useState<ApiResult<{ data: SitePage }> | null>(null);
  const [isAway, setAway] = useState(false);
  const [updates] = useState(() =>
    createUpdates((draft) => callApi<{ data: SitePage }>('POST', '/live-preview/page', draft), setRendered),
  );
  useEffect(
    () => updates.push({ type: type.path, language: type.language, path, fields: values }),
    [updates, type, path, values],
  );
  useEffect(() => updates.stop, [updates]);
  useEffect(() => {
    if (rendered?.ok) site.show(rendered.body.data, scheme);
  }, [site, rendered, scheme]);

  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setAway(!site.open(currentTarget));
  const refusal = rendered?.ok === false ? rendered.message : null;
  return (
    <PreviewWindow onLoad={onLoad} problem={isAway ? 'The preview could not be loaded.' : refusal}>
      <NativeSelect
        aria-label="Page to preview"
        data={toPreview.map(({ path, title }) => ({ value: path, label: title }))}
        value={path}
        onChange={({ currentTarget }) => setPath(currentTarget.value)}
      />
      <IconButton label="Light" Icon={IconSun} aria-pressed={scheme === 'light'} onClick={() => setChosen('light')} />
      <IconButton label="Dark" Icon={IconMoon} aria-pressed={scheme === 'dark'} onClick={() => setChosen('dark')} />
    </PreviewWindow>
  );
}

interface PageToPreview {
  path: string;
  title: string;
}

const builtInPaths = new Set<string | null>(builtInPages.map(({ slug }) => recordPath(pages.page, slug)));

/** Returns the pages that are always there, and one of each type that has a page per record. */
function usePagesToPreview(): PageToPreview[] {
  return [...useBuiltInPages(), ...(useLoaded('', readNewest) ?? [])];
}

async function readNewest(): Promise<PageToPreview[]> {
  const types = contentTypes.filter((type) => isRecordPage(pageOf(type)));
  const newest = types.map(async (type) => {
    const result = await callApi<{ data: AnyRecord[] }>('GET', `/${type.path}?per_page=10`);
    const records = result.ok ? result.body.data : [];
    const found = records.map((record) => ({ path: publicPathOf(type, record), title: titleOf(type, record) }));
    return found.find(({ path }) => path !== null && !builtInPaths.has(path)) ?? { path: null };
  });
  return (await Promise.all(newest)).filter((page): page is PageToPreview => page.path !== null);
}

type ColorScheme = 'light' | 'dark';

/** A page of the site, its styles included. */
interface SitePage {
  html: string;
  css: string;
}

/** The page in a frame, which shows a whole page of the site in a color scheme. */
function createFramedSite() {
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
