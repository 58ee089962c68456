import type { ReactNode } from 'react';
import { type Embed, embedOf } from '../../../../content/embeds/embeds.ts';
import { escaped } from '../../../../content/html/entities.ts';
import type { Language } from '../../../../content/languages.ts';
import { filled } from '../../../../content/words/words.ts';
import { useSite } from '../../layout/site-data.ts';
import frameStyles from './frame.css?url';

interface EmbedFrameProps {
  address: string;
  /** What it shows. */
  title: string;
  /** What stands in its place until a visitor wants it. */
  children?: ReactNode;
}

const calls: Record<Embed['is'], 'playVideo' | 'showMap' | 'showCalendar'> = {
  video: 'playVideo',
  map: 'showMap',
  calendar: 'showCalendar',
};

/**
 * A video, map or calendar of another host, which learns of no visitor who does not ask for it. The frame holds a link to it
 * first, so that it needs no script.
 */
export function EmbedFrame({ address, title, children }: EmbedFrameProps) {
  const { language, words } = useSite();
  const { layout, media } = words;
  const embed = embedOf(address);
  if (!embed) return null;
  const { provider, is, src, sources } = embed;
  const call = media[calls[is]];
  return (
    <>
      <div className="embed" data-is={is}>
        {children}
        <span className="embed-call" aria-hidden="true">
          {call}
        </span>
        <iframe
          title={`${title} (${provider})`}
          srcDoc={linkIn(src, filled(layout.labelled, { label: call, text: title }), language)}
          data-sources={sources.join(' ')}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          // What it leads to is of another origin, and needs scripts and that origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
        />
      </div>
      <p className="embed-note">
        {`${filled(media.loadedFrom, { provider })} `}
        <a href={address} rel="noopener" className="underline">
          {filled(media.openAt, { provider })}
        </a>
      </p>
    </>
  );
}

/** Returns a document with one link, which replaces it. */
function linkIn(src: string, label: string, language: Language) {
  const styles = `<link rel="stylesheet" href="${frameStyles}">`;
  return `<!doctype html><html lang="${language}"><title>${escaped(label)}</title>${styles}<a href="${escaped(src)}">${escaped(label)}</a>`;
}
