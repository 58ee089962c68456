import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { PREVIEW_FRAME } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { callApi } from '../../parts/api.ts';
import type { Values } from '../form/values.ts';
import { morphContent } from './morph.ts';
import { editedSection, scrollToSection, sectionAround } from './sections-in-frame.ts';
import { createUpdates } from './updates.ts';

type Rendered = ApiResult<{ data: { html: string } }>;

export interface PreviewFrameOptions {
  type: ContentType;
  record: AnyRecord | null;
  values: Values;
  onSection: (id: string) => void;
}

/** Fills a frame with the page of a record as it is being typed. `problem` is why it can't. */
export function usePreviewFrame({ type, record, values, onSection }: PreviewFrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const html = useRef('');
  /** The section that the frame was last scrolled to. */
  const scrolledTo = useRef<string | null>(null);
  const latest = useRef({ type, record, onSection });
  useEffect(() => {
    latest.current = { type, record, onSection };
  });

  const [updates] = useState(() => createUpdates(request, show));
  useEffect(() => updates.push(values), [updates, values]);
  useEffect(() => updates.stop, [updates]);

  useWindowEvent('focusin', followFocus);

  function request(fields: Values): Promise<Rendered> {
    const { type, record } = latest.current;
    const key = record && String(record[type.addressedBy]);
    return callApi('POST', '/live-preview', { type: type.path, key, fields });
  }

  function show(rendered: Rendered) {
    setProblem(rendered.ok ? null : rendered.message);
    if (!rendered.ok) return;
    html.current = rendered.body.data.html;
    fill();
  }

  function fill() {
    const page = pageIn(frame.current);
    const main = page?.querySelector('main');
    if (!main) return;
    const { body } = new DOMParser().parseFromString(html.current, 'text/html');
    morphContent(main, body);
    followFocus();
  }

  function followFocus() {
    const page = pageIn(frame.current);
    const section = page && editedSection(page);
    if (section && section.id !== scrolledTo.current) scrollToSection(section);
    scrolledTo.current = section?.id ?? null;
  }

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    if (target.closest('a, button, area')) event.preventDefault();
    const id = sectionAround(target);
    if (id === null || event.button !== 0) return;
    // The frame shows it already.
    scrolledTo.current = `section-${id}`;
    latest.current.onSection(id);
  }

  function onLoad() {
    const page = pageIn(frame.current);
    // Links and forms lead nowhere from a preview.
    page?.addEventListener('click', onClick);
    page?.addEventListener('auxclick', onClick);
    page?.addEventListener('submit', (event) => event.preventDefault());
    fill();
  }

  return { frame, onLoad, problem };
}

/** Returns the page in the frame, unless it is that of a server which is away. */
function pageIn(frame: HTMLIFrameElement | null): Document | null {
  const page = frame?.contentDocument ?? null;
  return page?.location.pathname === PREVIEW_FRAME ? page : null;
}
