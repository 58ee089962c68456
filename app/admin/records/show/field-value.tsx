import { Anchor, Stack } from '@mantine/core';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { momentInWords } from '../schedules/zoned-time.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { altName, type ContentType } from '../../../../content/model/content-type.ts';
import { ACTIVE, type FieldKind } from '../../../../content/model/field.ts';
import { fieldsWithParts, type Part, partsOf } from '../../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { singlePartOf } from '../../../../content/model/parts/single-part.ts';
import { mailAddress } from '../../../../content/texts/web-address.ts';
import { Term } from '../../parts/screen.tsx';
import { labelOf } from '../records.ts';

interface FieldValueProps {
  type: ContentType;
  name: string;
  record: AnyRecord;
  /** Shortened, for a cell of a list. */
  inList?: boolean;
}

/** The value of a field, displayed by its kind. */
export function FieldValue({ type, name, record, inList = false }: FieldValueProps) {
  const value = record[name];
  const kind = fieldsWithParts(type)[name]?.kind ?? 'text';
  if (value === null || value === undefined || value === '') return <span className="nothing">—</span>;
  const part = partsOf(type).find((part) => part.name === name);
  if (part) return <Parts part={part} records={value as AnyRecord[]} />;
  return displays[kind]({ type, name, record, inList, value });
}

type ValueProps = Required<FieldValueProps> & { value: unknown };

const asText = ({ value, inList }: ValueProps) => (
  <span className={inList ? 'in-short' : 'plain-text'} dir="auto">
    {String(value)}
  </span>
);
const asLink = ({ value }: ValueProps) => (
  <Anchor href={String(value)} target="_blank" rel="noreferrer" lineClamp={1}>
    {String(value)}
  </Anchor>
);

const displays: Record<FieldKind, (props: ValueProps) => React.ReactNode> = {
  text: asText,
  longText: asText,
  richText: ({ value }) => <div className="rich-text" dangerouslySetInnerHTML={{ __html: String(value) }} />,
  image: ({ value, name, record, inList }) => (
    <img
      className={inList ? 'thumbnail' : 'preview'}
      // Otherwise React would wait for all pictures before it shows a new screen.
      loading="lazy"
      src={String(value)}
      alt={(record[altName(name)] as string | null) ?? ''}
    />
  ),
  choice: ({ type, name, value }) => {
    const label = type.fields[name]?.options?.find((option) => option.value === value)?.label ?? String(value);
    if (name !== 'status') return label;
    return <StatusBadge isOn={value === ACTIVE}>{value === ACTIVE ? label : 'InActive'}</StatusBadge>;
  },
  relation: ({ type, name, value }) => {
    const first = type.fields[name]?.relation?.shows[0] ?? 'id';
    return String((value as Record<string, unknown>)[first]);
  },
  link: asLink,
  linkOrPath: asLink,
  embed: asLink,
  chatNumber: asText,
  phoneNumber: asText,
  timeZone: asText,
  key: (props) => <KeyLabel {...props} />,
  color: ({ value }) => (
    <>
      <span className="swatch" style={{ background: String(value) }} aria-hidden />
      {String(value)}
    </>
  ),
  boolean: ({ value }) => (value === true ? 'Yes' : 'No'),
  dateTime: ({ value }) => <FullMoment iso={String(value)} />,
  wholeNumber: ({ value }) => String(value),
  people: ({ value }) => counted((value as unknown[]).length, 'person', 'people'),
  relations: ({ value }) => counted((value as unknown[]).length, 'record', 'records'),
  group: ({ value }) => Object.values(value as object).join(', '),
  list: ({ value }) => counted((value as unknown[]).length, 'entry', 'entries'),
  sections: ({ type, name, value }) =>
    (value as { type: string }[])
      .map((section) => type.fields[name]?.kinds?.find((kind) => kind.type === section.type)?.label ?? section.type)
      .join(', '),
  email: ({ value }) => <Anchor href={mailAddress(String(value))}>{String(value)}</Anchor>,
};

function KeyLabel({ type, name, value }: ValueProps) {
  const { lists } = useAgency();
  return lists[type.fields[name]?.listedIn ?? '']?.find(({ key }) => key === value)?.label ?? String(value);
}

function counted(count: number, singular: string, plural: string) {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Records that belong to another one, such as headings, with all that they hold. */
function Parts({ part, records }: { part: Part; records: AnyRecord[] }) {
  if (records.length === 0) return <span className="nothing">—</span>;
  return (
    <Stack component="ol" gap="md" m={0} pl="md" className="part-values">
      {records.map((record) => (
        <li key={record.id}>
          {Object.keys(part.field.fields).map(
            (name) => Boolean(record[name]) && <FieldValue key={name} type={part.type} name={name} record={record} />,
          )}
        </li>
      ))}
    </Stack>
  );
}

/** A moment in words, as clocks in the time zone of the site show it. */
function FullMoment({ iso }: { iso: string }) {
  const { timeZone } = useAgency();
  return (
    <time dateTime={iso} title={timeZone}>
      {momentInWords(new Date(iso), timeZone)}
    </time>
  );
}

/** All that a record holds, what is edited with it first. */
export function Fields({ type, record }: { type: ContentType; record: AnyRecord }) {
  const part = singlePartOf(type, record);
  return (
    <Stack component="dl" gap="md" m={0}>
      {part && <Terms type={part.type} record={record[part.name] as AnyRecord | null} />}
      <Terms type={type} record={record} />
    </Stack>
  );
}

function Terms({ type, record }: { type: ContentType; record: AnyRecord | null }) {
  return Object.keys(type.fields).map((name) => (
    <Term key={name} label={labelOf(type, name)}>
      {record && <FieldValue type={type} name={name} record={record} />}
    </Term>
  ));
}
