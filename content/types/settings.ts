import { inboxKinds } from '../inbox/inbox-kinds.ts';
import { defineContent } from '../model/content-type.ts';
import {
  boolean,
  choiceOf,
  decidedBy,
  explained,
  image,
  key,
  link,
  linkOrPath,
  longText,
  missed,
  optional,
  publicEmail,
  shared,
  text,
  timeZone,
} from '../model/field.ts';
import { chatNumber, phoneNumber } from '../texts/phone-number.ts';
import { relation } from '../model/relations.ts';
import { list } from '../model/parts/nested.ts';
import { type Language, languages, languageTags } from '../languages.ts';
import { phoneLabel } from '../words/first/en.ts';
import { firstServiceCategories } from '../service-categories.ts';
import { tagProviders } from '../tags/tag-providers.ts';

/** What stands where the settings leave it open. */
export const settingsDefaults = { product_name: 'Plinth', phone_label: phoneLabel, booking_link: '/meeting' };

const about = (label: string) =>
  choiceOf(label, Object.fromEntries(inboxKinds.map(({ name, label }) => [name, label.many])));

const languageNames = Object.fromEntries(languageTags.map((tag) => [tag, languages[tag].name])) as Record<
  Language,
  string
>;

const KEY_HELP = 'For programs and addresses. It is made from the name, and stays when that changes.';

export const settings = defineContent({
  name: 'settings',
  table: 'settings',
  path: 'settings',
  label: { one: 'Settings', many: 'Settings' },
  noun: { one: 'settings', many: 'settings' },
  title: 'product_name',
  addressedBy: 'id',
  untranslated: 'shared',
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
    phone: optional(phoneNumber('Phone Number')),
    email: optional(publicEmail('Email')),
    linkedin: optional(link('Linkedin Link')),
    facebook: optional(link('Facebook')),
    twitter: optional(link('Twitter')),
    social_links: explained(
      list(
        'Other Social Links',
        { label: shared(text('Name', { max: 40 })), link: link('Address') },
        { isOfLinks: true },
      ),
      'In the footer, after those above.',
    ),
    product_name: missed(
      explained(shared(optional(text('Product Name', { max: 60 }))), 'The name of the agency.'),
      `Without a Product Name, the site is called “${settingsDefaults.product_name}”.`,
    ),
    logo: explained(
      optional(image('Logo', { mayBeDrawn: true })),
      'Shown instead of the name. One for dark mode is in Brand.',
    ),
    favicon: explained(
      optional(image('Favicon', { isIcon: true, mayBeDrawn: true })),
      'Shown in the browser tab, unless Brand has an icon.',
    ),
    phone_label: explained(
      optional(text('Phone Label', { max: 60 })),
      `Shown above the phone number: a city, a country, or the hours. Left empty, it reads “${settingsDefaults.phone_label}”.`,
    ),
    languages: explained(
      {
        ...list(
          'Language',
          { language: choiceOf('Language', languageNames), shown: boolean('Shown to Visitors') },
          { maxItems: languageTags.length },
        ),
        isOfLanguages: true,
      },
      'Of all that visitors read and that is not written here: buttons, forms, dates, emails. This dashboard stays English.',
    ),
    time_zone: explained(
      decidedBy('TIME_ZONE', optional(timeZone('Time Zone'))),
      'Of dates on pages, of emails, and of the dashboard. Left empty, it is UTC.',
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
    service_categories: explained(
      {
        ...list(
          'Service Categories',
          { label: text('Name', { max: 60 }), key: explained(key('Key', { madeFrom: 'label' }), KEY_HELP) },
          { one: 'Category' },
        ),
        initial: firstServiceCategories,
      },
      'In the order of Our Services.',
    ),
    currency: explained(
      shared(optional(text('Currency', { max: 10 }))),
      'Of the amounts that won leads carry: a code, such as EUR.',
    ),
    booking_link: explained(optional(linkOrPath('Booking Link')), 'Where “Book a call” leads.'),
    notification_email: explained(
      decidedBy('NOTIFY_EMAIL', optional(publicEmail('Notification Address'))),
      'Receives new messages and meetings. Visitors don’t see it.',
    ),
    notifications: explained(
      decidedBy(
        'NOTIFY_EMAIL',
        list(
          'Other Notification Addresses',
          { about: about('About'), email: publicEmail('Email') },
          { one: 'Recipient' },
        ),
      ),
      'What these receive no longer goes to the notification address.',
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
    tags: explained(
      {
        ...list(
          'Tags of Others',
          {
            provider: choiceOf('Provider', tagProviders),
            tag_id: shared(text('ID', { max: 100 })),
            address: explained(optional(link('Address')), 'Of one that you run yourself.'),
          },
          { one: 'Tag' },
        ),
        isOfTags: true,
      },
      'Loaded for visitors who agree: with the first one, pages begin to ask.',
    ),
    blocked_sources: explained(
      list('Blocked Sources', { address: link('Address') }, { one: 'Source', maxItems: 100 }),
      'Sites that make up visits. From now on, no visit from them counts, nor from addresses below theirs.',
    ),
  },
  groups: {
    Agency: ['product_name', 'logo', 'favicon', 'languages', 'time_zone', 'currency'],
    Contact: [
      'contact_heading',
      'phone',
      'phone_label',
      'email',
      'chat_number',
      'contact_person',
      'booking_link',
      'notification_email',
      'notifications',
    ],
    Forms: ['privacy_notice', 'cancel_text'],
    Services: ['service_categories'],
    'Home Page': ['expertise_heading', 'expertise_description'],
    Footer: ['footer_short_description', 'privacy_link', 'linkedin', 'facebook', 'twitter', 'social_links'],
    Tags: ['tags'],
    Figures: ['blocked_sources'],
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
