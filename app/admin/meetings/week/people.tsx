import { hueOf, initialsOf, type Person } from './week-data.ts';

/** The initials of somebody on their colour. Their name is said elsewhere. */
export function Initials({ person }: { person: Person }) {
  return (
    <span className="week-initials" data-hue={hueOf(person)} aria-hidden>
      {initialsOf(person)}
    </span>
  );
}

interface LegendProps {
  people: Person[];
  /** Pictures of the team by name. */
  faces: ReadonlyMap<string, string>;
}

/** Whose initials and colours are whose. */
export function Legend({ people, faces }: LegendProps) {
  return (
    <ul className="week-legend unmarked" aria-label="People">
      {people.map((person) => (
        <li key={person.id}>
          {faces.has(person.name) && <img src={faces.get(person.name)} alt="" loading="lazy" width={24} height={24} />}
          <Initials person={person} />
          <bdi>{person.name}</bdi>
        </li>
      ))}
    </ul>
  );
}
