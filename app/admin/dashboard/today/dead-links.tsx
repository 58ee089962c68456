import { Link } from 'react-router';
import { typeAt } from '../../../../content/index.ts';
import type { DeadLink } from '../../../../server/site/links/dead-links.ts';
import { useMayOpen } from '../../parts/use-signed-in.ts';
import { formAt } from '../../records/drafts/drafts.ts';
import { hashOf } from '../../records/form/focus-field.ts';
import { Entry, TodayGroup } from './group.tsx';

/** The links that visitors find as plain text, or that lead them nowhere. */
export function DeadLinks({ links }: { links: DeadLink[] }) {
  return (
    <TodayGroup title="Dead links">
      {links.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two links of a text can be equal.
        <Entry key={index}>
          {`“${link.text}” in `}
          <PlaceOf link={link} />
          {` leads to ${link.href}, which visitors cannot see.`}
        </Entry>
      ))}
    </TodayGroup>
  );
}

function PlaceOf({ link }: { link: DeadLink }) {
  const mayOpen = useMayOpen();
  const form = formAt(typeAt(link.type), link.key, null);
  return mayOpen(form) ? <Link to={form + hashOf(link.field)}>{link.title}</Link> : link.title;
}
