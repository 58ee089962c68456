/** Pictures of the services: scenes that suit their titles. */
import { categoryPalettes, hash, random } from './palette.ts';
import { advertising } from './scenes/advertising.ts';
import { applications } from './scenes/applications.ts';
import { automation } from './scenes/automation.ts';
import { business } from './scenes/business.ts';
import { care } from './scenes/care.ts';
import { email } from './scenes/email.ts';
import type { Scene } from './scenes/kit.ts';
import { launch } from './scenes/launch.ts';
import { listing } from './scenes/listing.ts';
import { search } from './scenes/search.ts';
import { shops } from './scenes/shops.ts';
import { websites } from './scenes/websites.ts';
import { createCanvas } from './svg.ts';
import { ground, toneOf } from './tone.ts';

type Category = 'webDevelopment' | 'amazon' | 'digitalMarketing';

/** The first match decides; without one, the hash of the title picks a scene of the category. */
const scenes: Record<Category, [RegExp, Scene][]> = {
  webDevelopment: [
    [/shop|store|commerce/i, shops],
    [/app|software|portal|platform/i, applications],
    [/care|mainten|support|hosting/i, care],
    [/site|design|page/i, websites],
  ],
  amazon: [
    [/adverti|\bads?\b|sponsor|campaign/i, advertising],
    [/listing|optimi|content|photo/i, listing],
    [/launch|store|set-?up|start/i, launch],
  ],
  digitalMarketing: [
    [/automat|workflow/i, automation],
    [/e-?mail|newsletter/i, email],
    [/search|paid|seo|media|\bads?\b|analytic/i, search],
    [/b2b|business|lead|sales/i, business],
  ],
};

/** Draws a card of 1200 by 800, or the picture of a page, 1280 by 720. */
export function serviceArtwork(title: string, category: Category, view: 'card' | 'detail'): string {
  const choices = scenes[category];
  const [, scene] = choices.find(([words]) => words.test(title)) ?? choices[hash(title) % choices.length] ?? [];
  if (scene === undefined) throw new Error(`There is no scene for ${category}.`);
  const canvas = view === 'card' ? createCanvas(1200, 800) : createCanvas(1280, 720);
  const palette = categoryPalettes[category];
  const tone = toneOf(palette, view === 'card' ? scene.cardTone : scene.detailTone);
  const kit = { canvas, palette, tone, rng: random(`${title} ${view}`) };
  return canvas.document([ground(canvas, tone), ...scene[view](kit)]);
}
