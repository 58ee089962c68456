import { filled } from '../../../content/words/words.ts';
import type { TeamMember } from '../../../server/site/about.ts';
import { useWords } from '../layout/words.tsx';
import { pictureProps } from '../pictures/picture.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import { wide } from '../pictures/sizes.ts';
import { BookACall } from './book-a-call.tsx';
import { columnsOf, evenColumns } from './even-columns.ts';

/** From so many people on, their portraits fill a row from edge to edge. */
const FRIEZE = 4;

interface TeamMembersProps {
  team: TeamMember[];
  level: 2 | 3;
  isEager: boolean;
  /** Whether the row may reach to the edges of the screen. */
  isWide?: boolean;
}

/** Portraits with names, roles and links. */
export function TeamMembers({ team, level, isEager, isWide = false }: TeamMembersProps) {
  const isFrieze = isWide && team.length >= FRIEZE;
  const most = isFrieze ? 6 : 4;
  const count = Math.max(team.length, 3);
  return (
    <ul className={`people ${isFrieze ? 'people-frieze full-bleed' : ''} sm:grid-cols-3 ${evenColumns(count, most)}`}>
      {team.map((member, index) => (
        <Member
          key={member.id}
          member={member}
          level={level}
          sizes={isFrieze ? friezeSizes(count) : SIZES}
          isEager={isEager && index === 0}
        />
      ))}
    </ul>
  );
}

// Square portraits are cropped at the sides, but for those from edge to edge of a phone.
const SIZES = `${wide(25.3)}, (min-width: 40rem) 36vw, 56vw`;

function friezeSizes(count: number) {
  return `(min-width: 64rem) ${Math.round(125 / columnsOf(count, 6))}vw, (min-width: 40rem) 40vw, 49vw`;
}

interface MemberProps {
  member: TeamMember;
  level: 2 | 3;
  sizes: string;
  isEager: boolean;
}

function Member({ member, level, sizes, isEager }: MemberProps) {
  const { ofName } = useWords().layout;
  const Heading = `h${level}` as const;
  const links = [
    { label: 'Linkedin', href: member.linkedin },
    { label: 'Twitter', href: member.twitter },
  ].filter(({ href }) => href);
  return (
    <li>
      <Portrait
        name={member.name}
        {...pictureProps(member, 'image')}
        alt={member.image_alt ?? member.name}
        sizes={sizes}
        isEager={isEager}
      />
      <div className="member">
        <Heading dir="auto" className="text-lg leading-tight">
          {member.name}
        </Heading>
        <p dir="auto" className="mt-1 text-sm text-muted">
          {member.job_title}
        </p>
        <p className="flex flex-wrap gap-x-5 text-sm empty:hidden">
          {links.map(({ label, href }) => (
            <a key={label} href={href ?? ''} className="link inline-flex min-h-11 min-w-11 items-center">
              {label} <span className="sr-only">{filled(ofName, { name: member.name })}</span>
            </a>
          ))}
        </p>
        {member.meeting_kind_id && (
          <BookACall kind={member.meeting_kind_id} className="link inline-flex min-h-11 items-center text-sm" />
        )}
      </div>
    </li>
  );
}
