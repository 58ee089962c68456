import { choice, linkOrPath, longText, optional, text } from '../model/field.ts';
import { group, list } from '../model/parts/nested.ts';

/** The heading of a section, with a sentence or two below it. */
export const heading = {
  heading: optional(text('Heading', { max: 120 })),
  lead: optional(longText('Lead')),
};

/** What a section stands on. */
export const tones = [
  { value: 'plain', label: 'Plain' },
  { value: 'tint', label: 'Tinted' },
  { value: 'dark', label: 'Dark' },
  { value: 'brand', label: 'Brand colour' },
] as const;

export const tone = { tone: choice('Background', tones, { initial: 'plain' }) };

/** A button or link. */
export const action = { label: text('Label', { max: 40 }), link: linkOrPath('Link') };

/** A link beside the heading, such as one to all posts. */
export const more = { more: optional(group('Link Beside the Heading', action)) };

export const actions = list('Buttons', action, { one: 'Button', maxItems: 2 });
