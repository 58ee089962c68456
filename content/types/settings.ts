import { defineContent } from '../model/content-type.ts';
import { email, image, link, linkOrPath, longText, optional, text } from '../model/field.ts';

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
    expertise_heading: optional(text('Expertise Heading')),
    expertise_description: optional(longText('Expertise Description')),
    phone: optional(text('Phone Number', { max: 100 })),
    email: optional(email('Email')),
    linkedin: optional(link('Linkedin Link')),
    facebook: optional(link('Facebook')),
    twitter: optional(link('Twitter')),
    product_name: optional(text('Product Name', { max: 60 })),
    logo: optional(image('Logo')),
    favicon: optional(image('Favicon')),
    phone_label: optional(text('Phone Label', { max: 60 })),
    chat_number: optional(text('Chat Number', { max: 30 })),
    booking_link: optional(linkOrPath('Booking Link')),
    notification_email: optional(email('Notification Address')),
    privacy_link: optional(linkOrPath('Privacy Page Link')),
  },
  screens: {
    edit: 'settings/edit',
    purpose: 'What every page shows.',
    toasts: 'top-center',
  },
  columns: {},
  messages: { updated: 'Settings Updated!' },
});

/** What stands where the settings leave it open. */
export const settingsDefaults = { product_name: 'Plinth', phone_label: 'Pakistan', booking_link: '/meeting' };
