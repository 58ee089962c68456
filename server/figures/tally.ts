import { OTHER } from '../../content/figures.ts';
import { type Kind, kinds, mostNames } from './kinds.ts';
import { addElement, emptySketch, type HashedElement, type Sketch } from './sketch.ts';

export interface Count {
  kind: Kind;
  name: string;
  views: number;
  visits: number;
}

type Numbers = Pick<Count, 'views' | 'visits'>;

export type Tally = ReturnType<typeof createTally>;

/** Counts a day in bounded memory. Names stay known once what they count is taken, so that no more of them come. */
export function createTally(day: string) {
  const numbers = new Map<Kind, Map<string, Numbers>>(kinds.map((kind) => [kind, new Map()]));
  const visitors: Sketch = emptySketch();
  let hasNewVisitors = false;

  function add(kind: Kind, name: string, views: number, visits: number): void {
    const found = numbersOf(kind, name);
    found.views += views;
    found.visits += visits;
  }

  function numbersOf(kind: Kind, name: string): Numbers {
    const names = numbers.get(kind) as Map<string, Numbers>;
    const known = names.get(name);
    if (known) return known;
    if (names.size >= mostNames[kind] && name !== OTHER) return numbersOf(kind, OTHER);
    const none = { views: 0, visits: 0 };
    names.set(name, none);
    return none;
  }

  function addVisitor(visitor: HashedElement): void {
    if (addElement(visitors, visitor)) hasNewVisitors = true;
  }

  /** Returns what was counted since it was last taken. */
  function take(): Count[] {
    return kinds.flatMap((kind) =>
      [...(numbers.get(kind) ?? [])].flatMap(([name, found]) => {
        const { views, visits } = found;
        if (views === 0 && visits === 0) return [];
        found.views = 0;
        found.visits = 0;
        return [{ kind, name, views, visits }];
      }),
    );
  }

  return {
    day,
    add,
    addVisitor,
    take,
    /** Returns the visitors of the day, if there are others than when they were last taken. */
    takeVisitors: (): Sketch | null => {
      if (!hasNewVisitors) return null;
      hasNewVisitors = false;
      return visitors;
    },
    /** Adds again what was taken and could not be stored. */
    putBack: (counts: Count[]) => {
      hasNewVisitors = true;
      for (const { kind, name, views, visits } of counts) add(kind, name, views, visits);
    },
    /** Makes a name known that other processes have counted. */
    know: (kind: Kind, name: string) => void numbersOf(kind, name),
  };
}
