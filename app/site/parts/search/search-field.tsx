import { pages } from '../../../../content/addresses.ts';
import { useAddress } from '../../layout/addresses.ts';
import { useWords } from '../../layout/words.tsx';

const LONGEST = 200; // characters

interface SearchFieldProps {
  id: string;
  typed?: string;
  className?: string;
}

/** A form that leads to what it finds, without scripts. */
export function SearchField({ id, typed = '', className = '' }: SearchFieldProps) {
  const addressOf = useAddress();
  const words = useWords().search;
  return (
    <search className={className}>
      <form action={addressOf(pages.search.path)} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {words.label}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={typed}
          maxLength={LONGEST}
          placeholder={words.label}
          dir="auto"
          className="field min-w-0 flex-1"
        />
        <button type="submit" className="button-quiet shrink-0">
          {words.submit}
        </button>
      </form>
    </search>
  );
}
