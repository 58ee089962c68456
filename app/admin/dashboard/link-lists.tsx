import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import { INACTIVE } from '../../../content/model/field.ts';
import { page } from '../../../content/types/page.ts';
import type { ContentDashboard } from '../../../server/content/dashboard.ts';
import { formAt } from '../../../content/form-address.ts';
import { homeOf } from '../shell/screens.ts';
import { IconPlus } from '../../ui/icons.ts';
import { Section } from '../parts/screen.tsx';
import { useMayOpen } from '../parts/signed-in.ts';

/** What is unfinished in the content, with links to the lists of it. */
export function LooseEnds({ counts }: { counts: Partial<ContentDashboard> }) {
  const ends = endsOf(counts);
  if (ends.length === 0) return null;
  return (
    <Section id="loose-ends" title="Unfinished" gap="xs">
      <ul className="plain-list unmarked">
        {ends.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to}>{`${label}: ${count}`}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function endsOf(counts: Partial<ContentDashboard>) {
  const { blank_pages = [], blogs_without_author = 0, blogs_without_headings = 0, inactive = {} } = counts;
  const ends = [
    ...blank_pages.map(({ key, title, blanks }) => ({
      label: `Blanks to fill in on ${title}`,
      count: blanks,
      to: formAt(page, key, null),
    })),
    { label: 'Blogs without author', count: blogs_without_author, to: '/admin/blogs?without=teams' },
    { label: 'Blogs without headings', count: blogs_without_headings, to: '/admin/blogs?without=headings' },
    ...contentTypes.map((type) => ({
      label: `InActive in ${type.label.many}`,
      count: inactive[type.name] ?? 0,
      to: `${homeOf(type)}?status=${INACTIVE}`,
    })),
  ];
  return ends.filter(({ count }) => count > 0);
}

/** A link to each form for a new record that the signed-in person may open. */
export function QuickActions() {
  const mayOpen = useMayOpen();
  const creatable = contentTypes.filter(({ single, screens }) => !single && mayOpen(`/admin/${screens.create}`));
  if (creatable.length === 0) return null;
  return (
    <Section id="create" title="Create" gap="xs">
      <ul className="quick-actions unmarked">
        {creatable.map(({ name, noun, screens }) => (
          <li key={name}>
            <Link to={`/admin/${screens.create}`}>
              <IconPlus size={14} aria-hidden />
              {`New ${noun.one}`}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
