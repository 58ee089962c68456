import { defineContent, screensAt } from '../model/content-type.ts';
import { explained, image, longText, richText, shared, status, text } from '../model/field.ts';

export const review = defineContent({
  name: 'review',
  table: 'reviews',
  path: 'reviews',
  label: { one: 'Review', many: 'Reviews' },
  noun: { one: 'review', many: 'reviews' },
  title: 'project_name',
  addressedBy: 'id',
  untranslated: 'absent',
  titleIndex: true,
  fields: {
    client_name: shared(text('Client Name')),
    image: image('Client Image'),
    project_name: text('Project Name'),
    status: status(),
    project_summary: longText('Project Summary'),
    project_review: explained(
      richText('Project Review'),
      'The long version, for Our Reviews. Everywhere else, the feedback is quoted.',
    ),
    feedback: longText('Feedback'),
  },
  aside: { Publishing: ['status'] },
  screens: {
    ...screensAt('reviews'),
    back: 'All reviews',
    group: 'Content',
    purpose: 'Reviews tell visitors what clients say about you.',
    toasts: 'top-center',
    deletedToast: 'info',
  },
  columns: { project_name: 'Project Name', image: 'Client Image', status: 'Status' },
  messages: { created: 'Review Created!', updated: 'Review Updated!', deleted: 'Review Deleted!' },
});
