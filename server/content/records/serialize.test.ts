import { expect, test } from 'vitest';
import { defineContent } from '../../../content/model/content-type.ts';
import { longText, richText } from '../../../content/model/field.ts';
import { withSafeRichText } from './serialize.ts';

test('rich text is sanitized, plain text of the same name in another type is left as it is', () => {
  const type = (fields: Parameters<typeof defineContent>[0]['fields']) =>
    defineContent({
      name: 'event',
      table: 'events',
      path: 'events',
      label: { one: 'Event', many: 'Events' },
      noun: { one: 'event', many: 'events' },
      title: 'description',
      addressedBy: 'id',
      fields,
      screens: { edit: 'events/edit', purpose: '' },
      columns: {},
      messages: { updated: '' },
    });
  const record = { description: 'Fish & chips <script>x</script>' };
  expect(withSafeRichText(type({ description: longText('Description') }), record)).toEqual(record);
  expect(withSafeRichText(type({ description: richText('Description') }), record)).toEqual({
    description: 'Fish &amp; chips ',
  });
});
