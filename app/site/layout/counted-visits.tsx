import { useSite } from './site-data.ts';

/** On the page that the settings name for privacy: what is counted of visits, for as long as it is. */
export function CountedVisits({ path }: { path: string }) {
  const { setting, countsVisits, words } = useSite();
  if (!countsVisits || setting.privacy_link !== path) return null;
  return (
    <section aria-labelledby="counted-visits" className="wrap pb-16">
      <div className="rich-text">
        <h2 id="counted-visits">{words.layout.countedTitle}</h2>
        <p>{words.layout.counted}</p>
      </div>
    </section>
  );
}
