import type { TeamMember } from '../../../server/site/about.ts';
import { InitialsAvatar } from '../pictures/initials-avatar.tsx';
import { Picture, pictureProps } from '../pictures/picture.tsx';
import { CARD_SIZES } from './card.tsx';

interface TeamMembersProps {
  team: TeamMember[];
  level?: 2 | 3;
  /** Loads the first picture eagerly, as it is above the fold. */
  isFirst?: boolean;
}

export function TeamMembers({ team, level = 3, isFirst = false }: TeamMembersProps) {
  return (
    <ul className="reveal grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {team.map((member, index) => (
        <Member key={member.id} member={member} level={level} isFirst={isFirst && index === 0} />
      ))}
    </ul>
  );
}

function Member({ member, level, isFirst }: { member: TeamMember; level: 2 | 3; isFirst: boolean }) {
  const Heading = `h${level}` as const;
  const links = [
    { label: 'Linkedin', href: member.linkedin },
    { label: 'Twitter', href: member.twitter },
  ].filter(({ href }) => href);
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <Picture
        {...pictureProps(member, 'image')}
        alt={member.image_alt ?? member.name}
        sizes={CARD_SIZES}
        isFirst={isFirst}
        fallback={<InitialsAvatar name={member.name} className="aspect-square w-full" />}
        className="aspect-square w-full object-cover"
      />
      <div className="p-card">
        <Heading dir="auto" className="text-lg">
          {member.name}
        </Heading>
        <p dir="auto" className="mt-1 text-sm text-muted">
          {member.job_title}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
          {links.map(({ label, href }) => (
            <a key={label} href={href ?? ''} className="link inline-flex min-h-11 items-center">
              {label} <span className="sr-only">of {member.name}</span>
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}
