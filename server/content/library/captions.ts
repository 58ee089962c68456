import { z } from 'zod';

const MAX_SIZE = 1024 * 1024; // bytes
const MAX_CUES = 10_000;
const NO_CAPTIONS = 'Captions must be a WebVTT file with a text for each time.';
const NO_UTF8 = 'Captions must be saved as UTF-8.';
const TOO_LARGE = 'Captions can be at most 1 MB.';
const NO_LANGUAGE = 'Language must be a code such as en or pt-BR.';

/** Captions as somebody sends them: the text of a WebVTT file, of which the times and the words are kept. */
export const captionsSchema = z.object(
  {
    text: z
      .string(NO_CAPTIONS)
      .refine((vtt) => Buffer.byteLength(vtt) <= MAX_SIZE, { error: TOO_LARGE, abort: true })
      .refine((vtt) => !vtt.includes('\uFFFD'), { error: NO_UTF8, abort: true })
      .transform(orRefuse(rewriteCaptions, NO_CAPTIONS)),
    language: z.string(NO_LANGUAGE).transform(orRefuse(languageOf, NO_LANGUAGE)),
  },
  'Captions must be a text and its language.',
);

function orRefuse(convert: (text: string) => string | null, message: string) {
  return (text: string, context: z.RefinementCtx) => {
    const converted = convert(text);
    if (converted === null) context.addIssue({ code: 'custom', message });
    return converted ?? z.NEVER;
  };
}

/** Returns the code of a language that has a name. */
function languageOf(code: string): string | null {
  try {
    const [language = ''] = Intl.getCanonicalLocales(code.trim().slice(0, MAX_CODE));
    return new Intl.DisplayNames(language, { type: 'language' }).of(language) ? language : null;
  } catch {
    return null; // It is no code of a language.
  }
}

const MAX_CODE = 35; // characters, as RFC 5646 recommends

const TIME = String.raw`(?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMES = new RegExp(String.raw`^(${TIME})[ \t]+-->[ \t]+(${TIME})(?:[ \t].*)?$`);

/** Writes a WebVTT file anew, with plain text and without styles and places. Null if it is none, or has no cue. */
export function rewriteCaptions(vtt: string): string | null {
  const [head = '', ...blocks] = vtt
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) return null;
  const cues = blocks.filter((block) => block.includes('-->')).map(rewriteCue);
  const spoken = cues.filter(Boolean);
  if (spoken.length === 0 || spoken.length > MAX_CUES || cues.includes(null)) return null;
  return `${['WEBVTT', ...spoken].join('\n\n')}\n`;
}

/** Returns a cue, which is empty if nothing is said in it; null if it is malformed. */
function rewriteCue(block: string): string | null {
  const lines = block.trim().split('\n');
  const place = lines.findIndex((line) => line.includes('-->'));
  const [, start, end] = TIMES.exec(lines[place] ?? '') ?? [];
  const text = plainText(lines.slice(place + 1).join('\n'));
  // Before the times, a cue has at most one line with its name.
  if (!start || !end || place > 1) return null;
  return text && `${start} --> ${end}\n${text}`;
}

/** Returns the words of a cue, after the name of who says them. */
function plainText(cue: string) {
  const text = cue
    .replaceAll(/<v(?:\.[^\s<>]+)?[ \t]([^<>]+)>/g, '$1: ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  // An empty line would end the cue.
  return text
    .split('\n')
    .filter((line) => line.trim())
    .join('\n');
}
