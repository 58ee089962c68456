import { expect, test } from 'vitest';
import { defineContent } from '../../../content/model/content-type.ts';
import { longText, richText } from '../../../content/model/field.ts';
import { textsIn } from '../rich-text/marked-texts.ts';
import { withSafeRichText } from './serialize.ts';

test('rich text is sanitized and known as such, plain text of the same name in another type is left as it is', () => {
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
      screens: { edit: 'events/edit', group: 'Content', purpose: '' },
      columns: {},
      messages: { updated: '' },
    });
  const record = { description: 'Fish & chips <script>x</script>' };
  const plain = withSafeRichText(type({ description: longText('Description') }), record);
  expect(textsIn({ records: [plain] })).toEqual([{ text: record.description, isRich: false }]);
  const rich = withSafeRichText(type({ description: richText('Description') }), record);
  expect(textsIn({ records: [{ ...rich }] })).toEqual([{ text: 'Fish &amp; chips ', isRich: true }]);
});
