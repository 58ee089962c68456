import { type Embed, embedOf } from './embeds.ts';
import { unescaped } from '../html/entities.ts';
import { limits } from '../model/field.ts';
import { outermostIn } from '../html/outermost.ts';

/** A block of a rich text that shows a film of the library, or something of another host. Elsewhere it is a link. */
export interface TextEmbed {
  address: string;
  title: string;
}

/** Whether an address leads to a film of the library. */
export function isFilmPath(address: string): boolean {
  return /^\/files\/[a-z-]{1,50}\/[a-z0-9-]{1,80}\.(?:mp4|webm)$/.test(address);
}

/** Whether a text can show what is at an address. */
export function canBeShown(address: string): boolean {
  return isFilmPath(address) || (address.length <= limits.embed && embedOf(address) !== null);
}

const names: Record<Embed['is'], string> = { video: 'Video', map: 'Map', calendar: 'Calendar' };

/** Returns what an embed is called without a title. */
export function nameOfEmbed(address: string): string {
  const embed = embedOf(address);
  return embed ? `${names[embed.is]} of ${embed.provider}` : 'Film';
}

/** Returns the embeds of a rich text, in their order. */
export function embedsIn(html: string): TextEmbed[] {
  return html.includes(BEGINNING) ? outermostIn(html).flatMap((block) => embedIn(block) ?? []) : [];
}

/** Splits sanitized rich text at its embeds, of which those beyond the limit stay links. */
export function splitAtEmbeds(html: string): (string | TextEmbed)[] {
  if (!html.includes(BEGINNING)) return [html];
  const pieces: (string | TextEmbed)[] = [];
  let count = 0;
  for (const block of outermostIn(html)) {
    const embed = count < limits.embeds ? embedIn(block) : null;
    const last = pieces.at(-1);
    if (embed) count += 1;
    if (!embed && typeof last === 'string') pieces[pieces.length - 1] = last + block;
    else pieces.push(embed ?? block);
  }
  return pieces;
}

const BEGINNING = '<figure><a href="';
const FORM = /^<figure><a href="([^"<>]*)"(?: rel="noopener")?>([^<>]+)<\/a><\/figure>$/;

/** Reads a block; null if it is none of these. */
function embedIn(block: string): TextEmbed | null {
  const [, href = '', text = ''] = FORM.exec(block) ?? [];
  const address = unescaped(href);
  return canBeShown(address) ? { address, title: unescaped(text).trim() || nameOfEmbed(address) } : null;
}
