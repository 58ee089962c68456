import { defineContent, screensAt } from '../model/content-type.ts';
import { explained, image, keyIn, longText, optional, richText, shared, status, text } from '../model/field.ts';
import { bookableAs } from './bookable-as.ts';
import { searchFields, searchGroup } from './search-fields.ts';

export const service = defineContent({
  name: 'service',
  table: 'services',
  path: 'services',
  label: { one: 'Service', many: 'Services' },
  noun: { one: 'service', many: 'services' },
  title: 'title',
  addressedBy: 'slug',
  untranslated: 'absent',
  ordered: true,
  fields: {
    title: text('Title'),
    short_description: longText('Short Description'),
    image: image('Image'),
    price: explained(
      shared(optional(text('Price', { max: 60 }))),
      'What it costs, such as “from $2,400”. Leave empty to show none.',
    ),
    status: status(),
    category: keyIn('Category', 'service_categories'),
    detail_page_heading: text('Detail Page Heading'),
    detail_page_image: image('Detail Page Image'),
    detail_page_description: richText('Detail Page Description'),
    detail_page_strategy_heading: optional(text('Detail Page Strategy Heading')),
    detail_page_strategy_description: optional(richText('Detail Page Strategy Description')),
    meeting_kind_id: bookableAs('Visitors can book this kind of meeting on the page of the service.'),
    ...searchFields,
  },
  aside: { Publishing: ['status', 'slug', 'category', 'meeting_kind_id'], 'Search Result': searchGroup },
  screens: {
    ...screensAt('services'),
    show: 'service/show',
    back: 'All services',
    group: 'Content',
    purpose: 'Each service has a card on Our Services and its own page.',
  },
  columns: { title: 'Title', image: 'Image', category: 'Category', status: 'Status' },
  filters: ['category'],
  bulk: ['category'],
  messages: { created: 'Service Created Successfully!', updated: 'Service Updated!', deleted: 'Service Deleted' },
});
