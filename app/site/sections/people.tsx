import { SiteLink } from '../layout/site-link.tsx';
import type { TeamMember } from '../../../server/site/about.ts';
import { evenColumns } from '../parts/even-columns.ts';
import { TeamMembers } from '../parts/team-members.tsx';
import { pictureProps } from '../pictures/picture.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import { wide } from '../pictures/sizes.ts';
import { SectionHeading } from './parts/section-heading.tsx';
import type { SectionProps } from './parts/section-props.ts';

export function People(props: SectionProps<'people'>) {
  const { section, isOpening, level } = props;
  if (section.look === 'faces') return <Faces {...props} />;
  return (
    <div className="wrap">
      <SectionHeading section={section} isOpening={isOpening} />
      <TeamMembers team={section.data} level={level} isEager={isOpening} />
    </div>
  );
}

function Faces({ section: { heading, lead, more, data }, isOpening }: SectionProps<'people'>) {
  const Heading = isOpening ? 'h1' : 'h2';
  return (
    <div className="wrap">
      <div className={`grid gap-x-16 gap-y-4 ${heading ? 'lg:grid-cols-[1fr_2.4fr]' : ''}`}>
        {heading && (
          <Heading dir="auto" className="text-xl">
            {heading}
          </Heading>
        )}
        <div className="min-w-0">
          {lead && (
            <p dir="auto" className="font-display text-lg leading-snug text-pretty sm:text-xl">
              {lead}
            </p>
          )}
          {more && (
            <SiteLink to={more.link} dir="auto" className="onward mt-3">
              {more.label}
            </SiteLink>
          )}
        </div>
      </div>
      {data.length > 0 && (
        <ul className={`faces mt-10 grid grid-cols-3 gap-x-4 gap-y-5 ${evenColumns(data.length, 6)}`}>
          {data.map((member) => (
            <Face key={member.id} member={member} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Face({ member }: { member: TeamMember }) {
  return (
    <li>
      <Portrait
        name={member.name}
        {...pictureProps(member, 'image')}
        alt=""
        sizes={`${wide(12)}, (min-width: 64rem) 15vw, (min-width: 40rem) 28vw, 30vw`}
      />
      <p className="min-w-0 text-sm leading-snug">
        <span dir="auto" className="block font-semibold">
          {member.name}
        </span>
        <span dir="auto" className="block text-muted max-sm:hidden">
          {member.job_title}
        </span>
      </p>
    </li>
  );
}
