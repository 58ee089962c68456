import { expect, expectTypeOf, test } from 'vitest';
import { dateTime } from './field.ts';
import { lenientValues } from './lenient.ts';
import type { blog } from '../types/blog.ts';
import type { service } from '../types/service.ts';
import type { settings } from '../types/settings.ts';
import type { InputOf, RecordOf, RowOf } from './record.ts';

test('the type of an API record follows from the declaration', () => {
  type Blog = RecordOf<typeof blog>;
  expectTypeOf<Blog['title']>().toEqualTypeOf<string>();
  expectTypeOf<Blog['slug']>().toEqualTypeOf<string>();
  expectTypeOf<Blog['status']>().toEqualTypeOf<1 | 2>();
  expectTypeOf<Blog['image']>().toEqualTypeOf<string>();
  expectTypeOf<Blog['image_alt']>().toEqualTypeOf<string | null>();
  expectTypeOf<NonNullable<Blog['team_id']>['job_title']>().toEqualTypeOf<string>();
  expectTypeOf<RecordOf<typeof settings>['phone']>().toEqualTypeOf<string | null>();
});

test('a row holds pictures and related records by id', () => {
  expectTypeOf<RowOf<typeof blog>['image']>().toEqualTypeOf<number>();
  expectTypeOf<RowOf<typeof blog>['team_id']>().toEqualTypeOf<number | null>();
  expectTypeOf<RowOf<typeof settings>['logo']>().toEqualTypeOf<number | null>();
  expectTypeOf<RowOf<typeof service>['position']>().toEqualTypeOf<number>();
  expectTypeOf<RowOf<typeof blog>>().not.toHaveProperty('position');
});

test('a preview may have no date yet, which its page has to mind', () => {
  type Event = typeof blog & { fields: { date: ReturnType<typeof dateTime> } };
  expectTypeOf<RowOf<Event>['date']>().toEqualTypeOf<string | null>();
  expectTypeOf<RecordOf<Event>['date']>().toEqualTypeOf<string | null>();
  expectTypeOf<InputOf<Event>['date']>().toEqualTypeOf<string>();
  expect(lenientValues({ date: dateTime('Date') }, { date: 'tomorrow' })).toEqual({ date: null });
});

test('what a client sends may be as forms send it', () => {
  expectTypeOf<InputOf<typeof blog>['team_id']>().toEqualTypeOf<number | string>();
  expectTypeOf<InputOf<typeof settings>['phone']>().toEqualTypeOf<string | null | undefined>();
});
