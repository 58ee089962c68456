import type { Access } from '../../../content/permissions.ts';
import type { TestApp } from './app.ts';
import { type addPerson, clientOf } from './people.ts';

type Person = Pick<Awaited<ReturnType<typeof addPerson>>, 'call'>;

/** Creates a token of somebody and returns the client of the program that has it. */
export async function addProgram(
  app: TestApp,
  person: Person,
  { access, ...rest }: { access: Access; name?: string; reads_leads?: boolean; days?: number | null },
) {
  const body = { name: 'Claude', access, ...rest };
  const { data } = await person.call<{ data: { id: number; token: string } }>('POST', '/tokens', body);
  return { ...clientOf(app, data.token), id: data.id };
}
