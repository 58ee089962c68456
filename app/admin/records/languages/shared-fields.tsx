import { Stack } from '@mantine/core';
import { DEFAULT_LANGUAGE, englishNameOf } from '../../../../content/languages.ts';
import { altName, type ContentType } from '../../../../content/model/content-type.ts';
import { isBlank } from '../../../../content/model/plain-kinds.ts';
import { sourceOf } from '../../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { Term } from '../../parts/screen.tsx';
import { labelOf } from '../records.ts';
import { FieldValue } from '../show/field-value.tsx';

/** What a translation has from its record, for whoever has to know it to translate the rest. */
export function SharedFields({ type, original }: { type: ContentType; original: AnyRecord }) {
  const [first = DEFAULT_LANGUAGE] = useAgency().languages;
  const source = sourceOf(type);
  // Pictures with words stand beside these.
  const names = Object.keys(source.fields).filter(
    (name) => !(name in type.fields) && !(altName(name) in type.fields) && !isBlank(original[name]),
  );
  if (names.length === 0) return null;
  return (
    <details className="shared-fields">
      <summary>{`From ${englishNameOf(first)}: ${names.map((name) => labelOf(source, name)).join(', ')}`}</summary>
      <Stack component="dl" gap="sm" m={0} pt="sm">
        {names.map((name) => (
          <Term key={name} label={labelOf(source, name)}>
            <FieldValue type={source} name={name} record={original} />
          </Term>
        ))}
      </Stack>
    </details>
  );
}
