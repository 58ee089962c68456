import { referencesIn } from './kept.ts';
import { type DrawnElement, textOf } from './parse-drawing.ts';

/**
 * Returns how many elements a browser draws, each as often as others refer to it. Infinity where one refers to itself: ten that
 * each use the next ten times are ten thousand million.
 */
export function countDrawn(root: DrawnElement): number {
  const byId = new Map<string, DrawnElement>();
  const rules: Rule[] = [];
  for (const element of elementsIn(root)) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (element.name === 'style') rules.push(...rulesIn(textOf(element)));
  }
  const counts = new Map<DrawnElement, number>();

  function count(element: DrawnElement): number {
    const known = counts.get(element);
    if (known !== undefined) return known;
    counts.set(element, Infinity); // Until it is known: whoever asks meanwhile is within it.
    const parts = [...childrenOf(element), ...targetsOf(element)];
    const total = parts.reduce((sum, part) => sum + count(part), 1);
    counts.set(element, total);
    return total;
  }

  function targetsOf({ name, attributes }: DrawnElement) {
    const styles = [
      ...attributes.values(),
      ...rules.filter((rule) => applies(rule, name, attributes)).map(({ body }) => body),
    ];
    const ids = [attributes.get('href')?.slice(1) ?? '', ...styles.flatMap(referencesIn)];
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return count(root);
}

function* elementsIn(element: DrawnElement): Generator<DrawnElement> {
  yield element;
  for (const child of childrenOf(element)) yield* elementsIn(child);
}

function childrenOf({ children }: DrawnElement) {
  return children.filter((child) => typeof child !== 'string');
}

interface Rule {
  /** The classes, ids and names of elements that its selectors name. */
  names: Set<string>;
  body: string;
}

/** Returns the rules of a style sheet that refer to something. */
function rulesIn(css: string): Rule[] {
  return css.split('}').flatMap((rule) => {
    const start = rule.lastIndexOf('{');
    const body = rule.slice(start + 1);
    if (referencesIn(body).length === 0) return [];
    const selectors = rule.slice(0, start);
    const names = /[[:]/.test(selectors) ? ['*'] : selectors.match(/[.#]?[\w-]+|\*/g);
    return { names: new Set(names), body };
  });
}

/** Whether a rule may apply to an element. Better once too often. */
function applies({ names }: Rule, name: string, attributes: DrawnElement['attributes']) {
  const classes = attributes.get('class')?.split(/\s+/) ?? [];
  const matched = ['*', name, `#${attributes.get('id')}`, ...classes.map((className) => `.${className}`)];
  return matched.some((selector) => names.has(selector));
}
