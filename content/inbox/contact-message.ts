import { email, longText, text } from '../model/field.ts';
import { phone } from './inbox-field.ts';
import { defineInboxKind } from './inbox-kind.ts';

export const contactMessage = defineInboxKind({
  name: 'contact_message',
  table: 'contact_messages',
  path: 'contact-messages',
  plural: 'messages',
  form: 'contact',
  label: { one: 'Message', many: 'Messages' },
  noun: { one: 'message', many: 'messages' },
  event: 'message.received',
  purpose: 'Messages from the contact form appear here the moment they are sent.',
  fields: {
    name: text('Name', { max: 100 }),
    email: email('Email'),
    phone: phone('Phone'),
    description: longText('Message', { max: 5_000 }),
  },
  text: 'description',
});
