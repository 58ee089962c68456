import { NativeSelect, useComputedColorScheme } from '@mantine/core';
import { type SyntheticEvent, useEffect, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconMoon, IconSun } from '../../../ui/icons.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { callApi } from '../../parts/api.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import type { Values } from '../../../../content/model/values.ts';
import { type ColorScheme, createFramedSite, type SitePage } from './framed-site.ts';
import { PreviewWindow } from './preview-window.tsx';
import { createUpdates } from './updates.ts';
import { usePagesToPreview } from './use-pages-to-preview.ts';

interface SitePreviewProps {
  type: ContentType;
  values: Values;
}

interface Draft {
  type: string;
  path: string;
  fields: Values;
}

type Rendered = ApiResult<{ data: SitePage }>;

/** Pages of the site with what every page shows, such as the brand, as it is being typed. */
export default function SitePreview({ type, values }: SitePreviewProps) {
  const pages = usePagesToPreview();
  const [path, setPath] = useState('/');
  const adminScheme = useComputedColorScheme();
  const [chosen, setChosen] = useState<ColorScheme | null>(null);
  const scheme = chosen ?? adminScheme;

  const [site] = useState(createFramedSite);
  const [rendered, setRendered] = useState<Rendered | null>(null);
  const [isAway, setAway] = useState(false);
  const [updates] = useState(() => createUpdates(render, setRendered));
  useEffect(() => updates.push({ type: type.path, path, fields: values }), [updates, type, path, values]);
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
        data={pages.map(({ path, title }) => ({ value: path, label: title }))}
        value={path}
        onChange={({ currentTarget }) => setPath(currentTarget.value)}
      />
      <IconButton label="Light" Icon={IconSun} aria-pressed={scheme === 'light'} onClick={() => setChosen('light')} />
      <IconButton label="Dark" Icon={IconMoon} aria-pressed={scheme === 'dark'} onClick={() => setChosen('dark')} />
    </PreviewWindow>
  );
}

function render(draft: Draft): Promise<Rendered> {
  return callApi('POST', '/live-preview/page', draft);
}
