import { LRUCache } from 'lru-cache';
import type { Language } from '../../../../content/languages.ts';
import type { Brand } from '../../../../server/site/brand.ts';
import { brandCss } from '../brand-css.ts';
import css from '../site.css?inline';
import { readRules, type Rule, writeRules } from './rules.ts';

/** What Tailwind adds for browsers without `@property`, which are older than those that the styles are built for. */
const FALLBACKS = '@layer properties';

/** A class as `coverProps` returns it. */
const SHARED_ELEMENT = /\bshared-[a-z-]+-\d+\b/g;

const REGISTRATION = /@property (--[\w-]+)\{[^}]*\}/g;

let rules: Rule[] | undefined;

/** The styles of pages with the same `class` attributes, because most pages are rendered again with the same. */
const known = new LRUCache<string, string>({ max: 100 });

/** Returns what writes the styles of a brand into a page that is rendered, and marks where those of the site go. */
export function siteStyles(nonce: string, language: Language) {
  return (brand: Brand | undefined): string => markOf(nonce) + brandCss(brand, language);
}

/** A mark that stored content cannot know. */
const markOf = (nonce: string) => `/*${nonce}*/`;

/** Puts the site's styles into a rendered page: those it can use, or all if scripts may add elements to it. */
export function insertSiteStyles(html: string, nonce: string, { all }: { all?: boolean | undefined } = {}): string {
  const mark = markOf(nonce);
  const place = html.indexOf(mark);
  if (place === -1) return html;
  return html.slice(0, place) + (all ? css : usedStyles(html)) + html.slice(place + mark.length);
}

function usedStyles(html: string) {
  const attributes = classAttributes(html);
  // Pages that differ in the records they show have the same styles.
  const common = new Set(attributes.map((names) => names.replaceAll(SHARED_ELEMENT, '')));
  const key = [...common].join('"');
  const styles = known.get(key) ?? withoutUnreadProperties(writeRules(siteRules(), classesIn(common)));
  known.set(key, styles);
  return styles + sharedElementRules(attributes.flatMap((names) => names.match(SHARED_ELEMENT) ?? []));
}

/** Returns the rules that name the elements with these classes; none of a class that occurs twice: names must be unique. */
function sharedElementRules(names: string[]): string {
  const unique = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  const rules = unique.map((name) => `.${name}{view-transition-name:${name};view-transition-class:shared}`);
  return rules.length > 0 ? `@media (prefers-reduced-motion:no-preference){${rules.join('')}}` : '';
}

/** Leaves out the registrations of properties that no rule reads. */
function withoutUnreadProperties(css: string): string {
  return css.replaceAll(REGISTRATION, (registration, name: string) =>
    css.includes(`var(${name}`) ? registration : '',
  );
}

function siteRules() {
  return (rules ??= readRules(css).filter((rule) => !('prelude' in rule && rule.prelude === FALLBACKS)));
}

/** The values of the page's `class` attributes. */
function classAttributes(html: string) {
  const values: string[] = [];
  const start = ' class="';
  for (let index = html.indexOf(start); index !== -1; index = html.indexOf(start, index)) {
    index += start.length;
    values.push(html.slice(index, html.indexOf('"', index)));
  }
  return values;
}

function classesIn(attributes: Iterable<string>) {
  return new Set([...attributes].flatMap((names) => decode(names).split(/\s+/)));
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes what React and rich texts encode in an attribute. */
const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity, name) => characters[name] ?? entity);
