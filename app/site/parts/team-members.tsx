import type { TeamMember } from '../../../server/site/about.ts';
import { InitialsAvatar } from '../pictures/initials-avatar.tsx';
import { Picture, pictureProps } from '../pictures/picture.tsx';
import { COLUMN_SIZES } from './card.tsx';
import { evenColumns } from './even-columns.ts';

interface TeamMembersProps {
  team: TeamMember[];
  level?: 2 | 3;
  /** Loads the first picture eagerly, as it is above the fold. */
  isFirst?: boolean;
}

export function TeamMembers({ team, level = 3, isFirst = false }: TeamMembersProps) {
  return (
    <ul className={`reveal grid gap-6 sm:grid-cols-2 ${evenColumns(Math.max(team.length, 3))}`}>
      {team.map((member, index) => (
        <Member key={member.id} member={member} level={level} isFirst={isFirst && index === 0} />
      ))}
    </ul>
  );
}

/** Above the text; on phones beside it. */
const PORTRAIT = 'aspect-square w-full object-cover max-sm:h-full';

function Member({ member, level, isFirst }: { member: TeamMember; level: 2 | 3; isFirst: boolean }) {
  const Heading = `h${level}` as const;
  const links = [
    { label: 'Linkedin', href: member.linkedin },
    { label: 'Twitter', href: member.twitter },
  ].filter(({ href }) => href);
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface max-sm:grid max-sm:grid-cols-[2fr_3fr]">
      <Picture
        {...pictureProps(member, 'image')}
        alt={member.image_alt ?? member.name}
        sizes={`${COLUMN_SIZES}, 38vw`}
        isFirst={isFirst}
        fallback={<InitialsAvatar name={member.name} className={PORTRAIT} />}
        className={PORTRAIT}
      />
      <div className="min-w-0 p-card max-sm:self-center max-sm:py-3">
        <Heading dir="auto" className="text-lg">
          {member.name}
        </Heading>
        <p dir="auto" className="mt-1 text-sm text-muted">
          {member.job_title}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
          {links.map(({ label, href }) => (
            <a key={label} href={href ?? ''} className="link inline-flex min-h-11 min-w-11 items-center">
              {label} <span className="sr-only">of {member.name}</span>
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}
