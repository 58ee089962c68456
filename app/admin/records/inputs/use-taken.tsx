import { Anchor } from '@mantine/core';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { callApi } from '../../parts/api.ts';
import { type AnyRecord, keyOf, titleOf } from '../records.ts';
import type { InputProps } from './input-props.ts';

interface Taken {
  /** The title of the other record that has a value. */
  takenBy: (value: string) => string | undefined;
  /** Whether the other record gives its value in exchange. */
  isSwapped: boolean;
  /** Where no value is left: who has them, and the ways there. */
  allTaken: ReactNode;
}

/** Looks up which values of a field other records have that are related to the same one. */
export function useTaken({ type, field, name, record, values }: InputProps): Taken {
  const relation = field.oncePer ?? '';
  const related = String(values[relation] ?? '');
  const others = useRelated(type, relation, related).filter(({ id }) => id !== record?.id);
  const held = new Map(others.map((other) => [String(other[name]), other]));
  const isSwapped = (record?.[relation] as { id: number } | null | undefined)?.id === Number(related);
  const isFull = !isSwapped && field.options?.every(({ value }) => held.has(String(value)));
  return {
    takenBy: (value) => {
      const holder = held.get(value);
      return holder && titleOf(type, holder);
    },
    isSwapped,
    allTaken: isFull ? <AllTaken type={type} records={others} /> : undefined,
  };
}

function AllTaken({ type, records }: { type: ContentType; records: AnyRecord[] }) {
  return (
    <>
      All are taken:{' '}
      {records.map((record, index) => (
        <Fragment key={record.id}>
          {index > 0 && ', '}
          <Anchor component={Link} inherit underline="always" to={`/admin/${type.screens.edit}/${keyOf(type, record)}`}>
            {titleOf(type, record)}
          </Anchor>
        </Fragment>
      ))}
      . Change one of these instead.
    </>
  );
}

/** The records that are related to one; none until they are known. */
function useRelated(type: ContentType, relation: string, id: string): AnyRecord[] {
  const [found, setFound] = useState<{ of: string; records: AnyRecord[] }>({ of: '', records: [] });
  useEffect(() => {
    let isWanted = true;
    async function find() {
      const answer = await callApi<{ data: AnyRecord[] }>('GET', `/${type.path}?per_page=100&${relation}=${id}`);
      if (isWanted && answer.ok) setFound({ of: id, records: answer.body.data });
    }
    if (id !== '') void find();
    return () => {
      isWanted = false;
    };
  }, [type, relation, id]);
  return found.of === id ? found.records : [];
}
