import type { TeamMember } from '../../../server/site/about.ts';
import { Person } from '../parts/person.tsx';
import { TeamMembers } from '../parts/team-members.tsx';
import { pictureProps } from '../pictures/picture.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function People({ section, isFirst }: SectionProps<'people'>) {
  if (section.look === 'faces') return <Faces section={section} isFirst={isFirst} />;
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <TeamMembers team={section.data} level={levelBelow(section, isFirst)} isFirst={isFirst} />
    </div>
  );
}

function Faces({ section: { heading, lead, more, data }, isFirst }: SectionProps<'people'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className={`wrap grid gap-x-16 gap-y-6 ${heading ? 'lg:grid-cols-[1fr_2fr]' : ''}`}>
      {heading && (
        <Heading dir="auto" className="text-xl">
          {heading}
        </Heading>
      )}
      <div className="min-w-0">
        {lead && (
          <p dir="auto" className="font-display text-xl leading-snug">
            {lead}
          </p>
        )}
        {data.length > 0 && (
          <ul className="mt-8 grid empty:hidden grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-5">
            {data.map((member) => (
              <Face key={member.id} member={member} />
            ))}
          </ul>
        )}
        {more && (
          <a href={more.link} dir="auto" className="onward mt-6">
            {more.label}
          </a>
        )}
      </div>
    </div>
  );
}

function Face({ member }: { member: TeamMember }) {
  return (
    <li>
      <Person name={member.name} role={member.job_title} picture={{ ...pictureProps(member, 'image'), alt: '' }} />
    </li>
  );
}
