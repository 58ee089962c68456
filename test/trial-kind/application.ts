import { file } from '../../content/inbox/inbox-field.ts';
import { defineInboxKind } from '../../content/inbox/inbox-kind.ts';
import { email, longText, text } from '../../content/model/field.ts';

/** A kind of inbox item with files. No built-in one has any. */
export const application = defineInboxKind({
  name: 'application',
  table: 'applications',
  path: 'applications',
  plural: 'applications',
  form: 'application',
  label: { one: 'Application', many: 'Applications' },
  noun: { one: 'application', many: 'applications' },
  event: 'submission.received',
  purpose: 'Applications appear here the moment they are sent.',
  fields: {
    name: text('Name', { max: 100 }),
    email: email('Email'),
    cv: file('CV', { kinds: ['document'], megabytes: 1 }),
    portrait: file('Portrait', { kinds: ['picture'], megabytes: 2, isOptional: true }),
    reason: longText('Why us?'),
  },
  text: 'reason',
});
