import type { ContentType } from '../../../content/model/content-type.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient, Saved } from '../../api-client.ts';

interface RecordsOptions {
  publisher: ApiClient;
  /** The path of the picture that all records show. */
  picture: string;
}

/** Creates records by the API, with valid values in the fields that a test leaves open. */
export function maker({ publisher, picture: image }: RecordsOptions) {
  const text = { short_description: 'In short.', description: '<p>At length.</p>', image, status: 1 };
  const author = (name = 'Ada Lovelace') =>
    publisher.create(teamMember, { name, job_title: 'Writer', image, status: 1 });
  return {
    author,
    blog: async (title: string, fields: object = {}) => {
      const team_id = 'team_id' in fields ? fields.team_id : (await author()).id;
      return publisher.create(blog, { ...text, title, team_id, ...fields });
    },
    heading: (title: string, fields: { blog_id: number; sequence: number }) =>
      publisher.create(heading, { heading: title, description: '<p>A part.</p>', image, ...fields }),
    review: (project_name: string, fields: object = {}) =>
      publisher.create(review, {
        client_name: 'Grace Hopper',
        project_name,
        project_summary: 'A summary.',
        project_review: '<p>A review.</p>',
        feedback: 'Good.',
        image,
        status: 1,
        ...fields,
      }),
    service: (title: string, fields: object = {}) =>
      publisher.create(service, {
        title,
        short_description: 'In short.',
        image,
        status: 1,
        category: 'amazon',
        detail_page_heading: title,
        detail_page_image: image,
        detail_page_description: '<p>At length.</p>',
        ...fields,
      }),
  };
}

/** Deletes all records of a type, which other tests may have left. */
export async function clear(publisher: ApiClient, type: ContentType) {
  const { data } = await publisher.call<{ data: Saved[] }>('GET', `/${type.path}?per_page=100`);
  for (const record of data) await publisher.remove(type, String(record[type.addressedBy]));
}
