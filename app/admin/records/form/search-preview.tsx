import type { ContentType } from '../../../../content/model/content-type.ts';
import { isRecordPage, pageOf, pages, recordPath } from '../../../../content/addresses.ts';
import { useAgency } from '../../../ui/agency.tsx';
import type { RecordFormState } from './state/use-record-form.ts';
import { textOf } from '../../../../content/model/values.ts';

/** How a search engine would show the page of a record. */
export function SearchPreview({ type, form: { values } }: { type: ContentType; form: RecordFormState }) {
  const agency = useAgency();
  const page = pageOf(type);
  const text = (...names: string[]) => names.map((name) => textOf(values[name])).find(Boolean) ?? '';
  const path = isRecordPage(page) ? recordPath(page, text('slug') || '…') : '/';
  // The home page is called by the agency.
  const pageTitle = path === pages.home.path ? text('seo_title') : text('seo_title', type.title) || 'Title';
  const title = pageTitle ? `${pageTitle} | ${agency.name}` : agency.name;
  return (
    <section className="search-result" aria-label="Preview of the search result">
      <span className="search-address">{[location.host, ...path.split('/').filter(Boolean)].join(' › ')}</span>
      <span className="search-title">{title}</span>
      <span className="search-text">
        {text('seo_description', 'short_description') || 'Search engines choose a text from the page.'}
      </span>
    </section>
  );
}
