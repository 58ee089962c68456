import { pages } from '../../../content/addresses.ts';
import { Stones } from '../pictures/stones.tsx';

/** In place of a list that has nothing in it yet. */
export function NothingYet({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-center rounded-panel border border-line bg-surface px-panel py-opening text-center">
      <Stones isFallen className="w-48" />
      <p className="mt-8 text-lg">{text}</p>
      <a href={pages.contact.path} className="onward mt-2">
        Ask us instead
      </a>
    </div>
  );
}
