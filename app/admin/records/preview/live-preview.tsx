import { useWindowEvent } from '@mantine/hooks';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { PreviewWindow } from './preview-window.tsx';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { keyIn } from '../../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { asInForm, asSinglePart } from '../../../../content/model/parts/single-part.ts';
import type { Values } from '../../../../content/model/values.ts';
import { createUpdates } from './updates.ts';
import { PREVIEW_FRAME } from '../../../../content/addresses.ts';
import { morphContent } from './morph.ts';
import { passShortcutOn } from './shortcuts.ts';
import { movedSections, scrollToSection, sectionAround, sectionOf, sectionsIn } from './sections-in-frame.ts';
import { callApi } from '../../parts/api.ts';
import type { ApiResult } from '../../../ui/call.ts';

export interface PreviewFrameOptions {
  type: ContentType;
  record: AnyRecord | null;
  values: Values;
  /** Called with the id of a section that is clicked. */
  onSection: (id: string) => void;
  /** What was edited before the preview was opened. */
  edited?: Element | null;
}

/** The page of a record as it is being typed. */
export default function LivePreview({ type, record, values, onSection, edited = null }: PreviewFrameOptions) {
  const [problem, setProblem] = useState<string | null>(null);
  const [page] = useState(createFramedPage);

  function show(rendered: ApiResult<{ data: { html: string } }>) {
    setProblem(rendered.ok ? null : rendered.message);
    if (rendered.ok) page.fill(rendered.body.data.html);
  }

  const [updates] = useState(() =>
    createUpdates((draft) => callApi<{ data: { html: string } }>('POST', '/live-preview', draft), show),
  );
  useEffect(() => updates.push(pageOfRecord(type, record, values)), [updates, type, record, values]);
  useEffect(() => updates.stop, [updates]);
  useWindowEvent('focusin', page.followFocus);

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    if (!page.open(currentTarget, onSection, edited)) setProblem('The preview could not be loaded.');
  }

  return <PreviewWindow onLoad={onLoad} problem={problem} />;
}

/** Returns what is shown of a record: what is part of another one, such as About, is seen on the page of that. */
function pageOfRecord(type: ContentType, record: AnyRecord | null, values: Values) {
  const part = asSinglePart(type);
  const language = type.language && { language: type.language };
  if (part) return { type: part.owner.path, key: part.slug, ...language, fields: asInForm(part, values) };
  return { type: type.path, key: record && keyIn(type, record), ...language, fields: values };
}

/** The page in a frame, which shows what it is filled with and scrolls to the section that is being edited. */
function createFramedPage() {
  let page: Document | null = null;
  let html = '';
  /** The section that was last scrolled to. */
  let scrolledTo: string | null = null;
  /** What was edited before the page was opened. */
  let editedBefore: Element | null = null;

  /** Returns false if the frame holds another page, such as that of a server which is away. */
  function open(frame: HTMLIFrameElement, onSection: (id: string) => void, edited: Element | null): boolean {
    editedBefore = edited;
    const opened = frame.contentDocument;
    page = opened?.location.pathname === PREVIEW_FRAME && opened.querySelector('main') ? opened : null;
    if (!page) return false;
    // Screen readers list its landmarks among those of the screen.
    for (const landmark of page.querySelectorAll('header, main, footer')) landmark.ariaLabel = 'Previewed page';
    const onClick = (event: MouseEvent) => leaveNowhere(event, onSection);
    page.addEventListener('click', onClick);
    page.addEventListener('auxclick', onClick);
    page.addEventListener('submit', (event) => event.preventDefault());
    page.addEventListener('keydown', passShortcutOn);
    fill(html);
    return true;
  }

  function fill(latest: string) {
    html = latest;
    const main = page?.querySelector('main');
    if (!main) return;
    const before = sectionsIn(main);
    morphContent(main, new DOMParser().parseFromString(html, 'text/html').body);
    const moved = movedSections(before, sectionsIn(main));
    const edited = page && sectionOf(document.activeElement, page);
    const dragged = moved.find((section) => section === edited) ?? moved[0];
    // The section may be new.
    if (!dragged) return followFocus();
    scrollToSection(dragged);
    scrolledTo = dragged.id;
  }

  function followFocus() {
    const section = page && (sectionOf(document.activeElement, page) ?? sectionOf(editedBefore, page));
    if (section && section.id !== scrolledTo) scrollToSection(section, editedBefore ? 'instant' : undefined);
    if (section) editedBefore = null;
    scrolledTo = section?.id ?? null;
  }

  /** Links and buttons do nothing in a preview; sections lead to their cards. */
  function leaveNowhere(event: MouseEvent, onSection: (id: string) => void) {
    const target = event.target as Element;
    if (target.closest('a, button, area')) event.preventDefault();
    const section = sectionAround(target);
    if (!section || event.button !== 0) return;
    // It is in view.
    scrolledTo = section.id;
    onSection(section.key);
  }

  return { open, fill, followFocus };
}
