import { defineContent } from '../model/content-type.ts';
import {
  chatNumber,
  email,
  explained,
  image,
  link,
  linkOrPath,
  longText,
  optional,
  relation,
  text,
} from '../model/field.ts';

/** What stands where the settings leave it open. */
export const settingsDefaults = { product_name: 'Plinth', phone_label: 'Pakistan', booking_link: '/meeting' };

export const settings = defineContent({
  name: 'settings',
  table: 'settings',
  path: 'settings',
  label: { one: 'Settings', many: 'Settings' },
  noun: { one: 'settings', many: 'settings' },
  title: 'product_name',
  addressedBy: 'id',
  single: true,
  fields: {
    footer_short_description: optional(longText('Footer Short Description')),
    expertise_heading: explained(
      optional(text('Expertise Heading')),
      'The title of the home page in search results, and the heading of its first cards.',
    ),
    expertise_description: explained(
      optional(longText('Expertise Description')),
      'Below that heading, and in search results.',
    ),
    phone: optional(text('Phone Number', { max: 100 })),
    email: optional(email('Email')),
    linkedin: optional(link('Linkedin Link')),
    facebook: optional(link('Facebook')),
    twitter: optional(link('Twitter')),
    product_name: explained(optional(text('Product Name', { max: 60 })), 'The name of the agency.'),
    logo: explained(optional(image('Logo')), 'Shown instead of the name. One for dark mode is in Brand.'),
    favicon: explained(
      optional(image('Favicon', { isIcon: true })),
      'Shown in the browser tab, unless Brand has an icon.',
    ),
    phone_label: explained(
      optional(text('Phone Label', { max: 60 })),
      `Shown above the phone number: a city, a country, or simply “Phone”. Left empty, it reads “${settingsDefaults.phone_label}”.`,
    ),
    chat_number: explained(
      optional(chatNumber('Chat Number')),
      'A WhatsApp number with its country code, such as +92 300 1234567. Leave empty to hide the chat.',
    ),
    contact_heading: explained(
      optional(text('Contact Heading', { max: 60 })),
      'Above the phone number, email and chat beside a form.',
    ),
    contact_person: explained(
      optional(
        relation('Contact Person', { to: 'teamMember', optionsFrom: '/teams', shows: ['name', 'image', 'job_title'] }),
      ),
      'Who answers: shown with a portrait on Contact Us.',
    ),
    booking_link: explained(optional(linkOrPath('Booking Link')), 'Where “Book a call” leads.'),
    notification_email: explained(
      optional(email('Notification Address')),
      'Receives new messages and meetings. Visitors don’t see it.',
    ),
    privacy_notice: explained(
      optional(longText('Privacy Notice')),
      'Below each form: what you use messages for, and who to ask for a copy or deletion.',
    ),
    cancel_text: explained(optional(longText('Cancellation Text')), 'Shown where visitors cancel a meeting.'),
    privacy_link: explained(
      optional(linkOrPath('Privacy Page Link')),
      'Linked in the footer and below each form, as soon as the page is Active.',
    ),
  },
  groups: {
    Agency: ['product_name', 'logo', 'favicon'],
    Contact: [
      'contact_heading',
      'phone',
      'phone_label',
      'email',
      'chat_number',
      'contact_person',
      'booking_link',
      'notification_email',
    ],
    Forms: ['privacy_notice', 'cancel_text'],
    'Home Page': ['expertise_heading', 'expertise_description'],
    Footer: ['footer_short_description', 'privacy_link', 'linkedin', 'facebook', 'twitter'],
  },
  screens: {
    edit: 'settings/edit',
    group: 'Agency',
    purpose: 'What every page shows.',
    toasts: 'top-center',
  },
  columns: {},
  messages: { updated: 'Settings Updated!' },
});
