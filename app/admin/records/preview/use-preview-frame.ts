import { useWindowEvent } from '@mantine/hooks';
import { type SyntheticEvent, useEffect, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { callApi } from '../../parts/api.ts';
import type { Values } from '../../../../content/model/values.ts';
import { createFramedPage } from './framed-page.ts';
import { createUpdates } from './updates.ts';

export interface PreviewFrameOptions {
  type: ContentType;
  record: AnyRecord | null;
  values: Values;
  /** Called with the id of a section that is clicked. */
  onSection: (id: string) => void;
  /** What was edited before the preview was opened. */
  edited?: Element | null;
}

interface Draft {
  type: string;
  key: string | null;
  fields: Values;
}

type Rendered = ApiResult<{ data: { html: string } }>;

/** Fills a frame with the page of a record as it is being typed. `problem` is why it can't. */
export function usePreviewFrame({ type, record, values, onSection, edited = null }: PreviewFrameOptions) {
  const [problem, setProblem] = useState<string | null>(null);
  const [page] = useState(createFramedPage);

  function show(rendered: Rendered) {
    setProblem(rendered.ok ? null : rendered.message);
    if (rendered.ok) page.fill(rendered.body.data.html);
  }

  const [updates] = useState(() => createUpdates(render, show));
  const key = record && String(record[type.addressedBy]);
  useEffect(() => updates.push({ type: type.path, key, fields: values }), [updates, type, key, values]);
  useEffect(() => updates.stop, [updates]);
  useWindowEvent('focusin', page.followFocus);

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    if (!page.open(currentTarget, onSection, edited)) setProblem('The preview could not be loaded.');
  }

  return { onLoad, problem };
}

function render(draft: Draft): Promise<Rendered> {
  return callApi('POST', '/live-preview', draft);
}
