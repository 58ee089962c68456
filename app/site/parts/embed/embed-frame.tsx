import type { ReactNode } from 'react';
import { type Embed, embedOf } from '../../../../content/embeds.ts';
import frameStyles from './frame.css?url';

interface EmbedFrameProps {
  address: string;
  /** What it shows. */
  title: string;
  /** What stands in its place until a visitor wants it. */
  children?: ReactNode;
}

const calls: Record<Embed['is'], string> = {
  video: 'Play the video',
  map: 'Show the map',
  calendar: 'Show the calendar',
};

/**
 * A video, map or calendar of another host, which learns of no visitor who does not ask for it. The frame holds a link to it
 * first, so that it needs no script.
 */
export function EmbedFrame({ address, title, children }: EmbedFrameProps) {
  const embed = embedOf(address);
  if (!embed) return null;
  const { provider, is, src, sources } = embed;
  return (
    <>
      <div className="embed" data-is={is}>
        {children}
        <span className="embed-call" aria-hidden="true">
          {calls[is]}
        </span>
        <iframe
          title={`${title} (${provider})`}
          srcDoc={linkIn(src, `${calls[is]}: ${title}`)}
          data-sources={sources.join(' ')}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          // What it leads to is of another origin, and needs scripts and that origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
        />
      </div>
      <p className="embed-note">
        {`It is loaded from ${provider}, which then learns of your visit. `}
        <a href={address} rel="noopener" className="underline">{`Open it at ${provider}`}</a>
      </p>
    </>
  );
}

/** Returns a document with one link, which replaces it. */
function linkIn(src: string, label: string) {
  const styles = `<link rel="stylesheet" href="${frameStyles}">`;
  return `<!doctype html><html lang="en"><title>${escaped(label)}</title>${styles}<a href="${escaped(src)}">${escaped(label)}</a>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string) {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
