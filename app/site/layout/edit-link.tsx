import { recordAt } from '../../../content/paths.ts';
import { useSite } from './site-data.ts';

/** Links editors to the form of this page. */
export function EditLink() {
  const { isEditor, path } = useSite();
  if (!isEditor || !recordAt(path)) return null;
  return (
    <aside aria-label="For editors" className="not-printed fixed end-4 bottom-4 z-40">
      <a href={`/admin/at?path=${encodeURIComponent(path)}`} className="button-quiet bg-surface shadow-xl">
        Edit this page
      </a>
    </aside>
  );
}
