import { Button, Group, Loader, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { fieldsWithParts } from '../../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Value, Values } from '../../../../content/model/values.ts';
import type { Difference } from '../../../../server/content/differences/record-differences.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { callApi, useLoaded } from '../../parts/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { bothOf } from '../differences/both.ts';
import { Changes } from '../differences/changes.tsx';
import { MarkedText } from '../differences/differences.tsx';
import { labelOf } from '../records.ts';
import { FieldValue } from '../show/field-value.tsx';

const SAVED = 'Saved version';

interface VersionChoiceProps {
  type: ContentType;
  title: string | undefined;
  /** The fields that differ. */
  names: string[];
  /** What both have changed, where it is known. */
  before?: Values | undefined;
  mine: Values;
  /** As a record or as values of a form. */
  theirs: Values;
  /** What the other version is called. */
  theirName?: string;
  /** The fields of which the other version is chosen at first. */
  chosen?: ReadonlySet<string>;
  /** The label of the button that goes on. */
  action: string;
  /** Called with the values that replace one's own. */
  onChoose: (taken: Values) => void;
  onClose: () => void;
}

/** `mine`, `theirs` or `both`, by field. */
type Choices = Readonly<Record<string, string>>;

/** Lets somebody choose between their version of each field and another one, or take both. */
export default function VersionChoice(props: VersionChoiceProps) {
  const { title, names, theirs, action, onClose } = props;
  const [choices, setChoices] = useState<Choices>(() =>
    mapOf(
      names.filter((name) => props.chosen?.has(name)),
      'theirs',
    ),
  );
  const [bothValues] = useState(() => new Map(names.map((name) => [name, bothIn(props, name)])));

  function finish() {
    const others = names.filter((name) => choices[name] !== 'mine');
    const taken = others.map((name) => [name, choices[name] === 'both' ? bothValues.get(name) : (theirs[name] ?? '')]);
    props.onChoose(Object.fromEntries(taken) as Values);
  }

  return (
    <Dialog onClose={onClose} title={title} size="xl" centered>
      <Stack>
        <Text>{names.length > 0 ? 'Choose which version of each field to keep.' : 'Both versions are the same.'}</Text>
        {names.length > 0 && (
          <ComparedFields
            {...props}
            choices={choices}
            bothValues={bothValues}
            onChange={(name, choice) => setChoices({ ...choices, [name]: choice })}
          />
        )}
        <Group justify="flex-end" className="dialog-actions">
          <Button variant="default" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={finish} disabled={names.some((name) => !choices[name])}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function mapOf(names: string[], choice: string): Choices {
  return Object.fromEntries(names.map((name) => [name, choice]));
}

function bothIn({ type, before, mine, theirs }: VersionChoiceProps, name: string): Value {
  const field = fieldsWithParts(type)[name];
  return field ? bothOf(field, { before: before?.[name], mine: mine[name], theirs: theirs[name] }) : null;
}

interface ComparedFieldsProps extends VersionChoiceProps {
  choices: Choices;
  /** The values with what both versions have; null where a field takes only one. */
  bothValues: ReadonlyMap<string, Value>;
  onChange: (name: string, choice: string) => void;
}

/** The choices, each above the text of its field. */
function ComparedFields({ choices, bothValues, onChange, ...props }: ComparedFieldsProps) {
  const { type, names, theirName = SAVED } = props;
  const compared = useCompared(props);
  if (!compared) return <Loader size="sm" aria-label="Comparing" />;
  return (
    <>
      <Text size="sm" className="differences">
        {compared.ok ? (
          <>
            What only your version has is <ins>underlined</ins>, and what only the other one has is{' '}
            <del>struck through</del>.
          </>
        ) : (
          compared.message
        )}
      </Text>
      <Changes label="Fields that differ" marked={compared}>
        <Stack gap="lg">
          {names.map((name) => (
            <Radio.Group
              key={name}
              label={labelOf(type, name)}
              value={choices[name] ?? null}
              onChange={(choice) => onChange(name, choice)}
            >
              <Group className="version-choices">
                <Radio value="mine" label="Your version" />
                <Radio value="theirs" label={theirName} />
                {bothValues.get(name) !== null && <Radio value="both" label="Both" />}
              </Group>
              {compared.ok && <ComparedField {...props} name={name} differences={compared.body.data} />}
            </Radio.Group>
          ))}
        </Stack>
      </Changes>
    </>
  );
}

type Compared = { data: Difference[] };

function useCompared({ type, names, mine, theirs }: VersionChoiceProps): ApiResult<Compared> | null {
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const body = { type: type.path, before: pick(theirs), after: pick(mine) };
  return useLoaded(type, () => callApi<Compared>('POST', '/differences', body));
}

type ComparedFieldProps = VersionChoiceProps & { name: string; differences: Difference[] };

/** The text of a field with what differs marked, or both of its values. */
function ComparedField({ type, name, differences, mine, theirs, theirName = SAVED }: ComparedFieldProps) {
  const difference = differences.find(({ field }) => field === name);
  if (difference?.html !== undefined) return <MarkedText type={type} field={name} html={difference.html} />;
  const versions = [
    { heading: 'Your version', values: mine },
    { heading: theirName, values: theirs },
  ];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} data-differs={labelOf(type, name)}>
      {versions.map(({ heading, values }) => (
        <div key={heading}>
          <Text size="sm" fw={600} c="dimmed">
            {heading}
          </Text>
          <FieldValue type={type} name={name} record={values as AnyRecord} />
        </div>
      ))}
    </SimpleGrid>
  );
}
