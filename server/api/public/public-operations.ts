import { z } from 'zod';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { newContactMessage } from '../../leads/intake/contact-message.ts';
import { meetingRequest } from '../../leads/meetings/meeting-request.ts';
import { PUBLIC_PAGE_SIZE } from '../../platform/paging.ts';
import { settingTexts } from '../../site/settings.ts';
import { pagingQuery } from '../http/paging.ts';
import { operation } from '../openapi/operation.ts';
import { pageOf } from '../openapi/page.ts';
import { partOf } from '../content/record-schemas.ts';

const tag = 'Public';

const storing = {
  headers: z.object({
    'idempotency-key': z.string().optional().meta({
      description:
        'What is sent again under the same key is stored once; other content under it is another message. 1 to 255 printable ASCII characters, bare or as a quoted string of RFC 8941, whose quotes are not part of it.',
    }),
  }),
};
const storedAnswer = z.object({ message: z.string(), reference: z.string() });

const serviceCard = partOf(service, [
  'id',
  'slug',
  'title',
  'short_description',
  'image',
  'category',
  'status',
  'updated_at',
]);
const blogCard = partOf(blog, [
  'id',
  'slug',
  'title',
  'short_description',
  'image',
  'status',
  'created_at',
  'updated_at',
]);
const author = partOf(teamMember, ['id', 'name', 'image', 'job_title']);
const blogHeading = partOf(heading, ['id', 'sequence', 'heading', 'description', 'linkedin', 'image']);
const setting = partOf(settings, [...settingTexts, 'logo', 'favicon']);

/** What the document says of the calls that anyone may make. */
export const publicOperations = {
  setting: operation({
    tag,
    summary: 'Read what every page shows: the settings, and the services and blogs of the footer',
    responses: {
      200: z.object({
        setting,
        services: z.array(partOf(service, ['id', 'title', 'slug'])),
        blogs: z.array(partOf(blog, ['title', 'slug'])),
      }),
    },
  }),
  about: operation({
    tag,
    summary: 'Read the texts about the agency, null where there are none, and its team',
    responses: {
      200: z.object({
        about: partOf(about, ['id', ...Object.keys(about.fields)]).nullable(),
        team: z.array(partOf(teamMember, ['id', 'slug', 'name', 'job_title', 'image', 'linkedin', 'twitter'])),
      }),
    },
  }),
  servicePage: operation({
    tag,
    summary: 'Read the texts of the services page, null where there are none, and the services by category',
    responses: {
      200: z.object({
        servicePage: partOf(servicePage, ['id', ...Object.keys(servicePage.fields)]).nullable(),
        webServices: z.array(serviceCard),
        digitalMarketing: z.array(serviceCard),
        amazon: z.array(serviceCard),
      }),
    },
  }),
  service: operation({
    tag,
    summary: 'Read a service; an old address leads to the new one',
    responses: {
      200: z.object({
        data: z.object({
          ...serviceCard.shape,
          ...partOf(service, [
            'detail_page_heading',
            'detail_page_image',
            'detail_page_description',
            'detail_page_strategy_heading',
            'detail_page_strategy_description',
          ]).shape,
        }),
      }),
    },
  }),
  reviews: operation({
    tag,
    summary: 'List reviews, newest first',
    query: pagingQuery(PUBLIC_PAGE_SIZE),
    responses: { 200: pageOf(partOf(review, ['id', ...Object.keys(review.fields), 'created_at'])) },
  }),
  blogs: operation({
    tag,
    summary: 'List blogs, newest first',
    query: pagingQuery(PUBLIC_PAGE_SIZE),
    responses: { 200: pageOf(blogCard) },
  }),
  blog: operation({
    tag,
    summary: 'Read a blog with its author and its headings; an old address leads to the new one',
    responses: {
      200: z.object({
        data: z.object({
          ...blogCard.shape,
          ...partOf(blog, ['description']).shape,
          team_id: author.nullable(),
          headings: z.array(blogHeading),
        }),
      }),
    },
  }),
  relatedBlogs: operation({
    tag,
    summary: 'List three blogs: the closest to the one named by slug, else the newest',
    query: z.object({ slug: z.string().optional() }),
    responses: { 200: z.object({ data: z.array(blogCard) }) },
  }),
  contact: operation({
    tag,
    summary: 'Send a message to the agency',
    ...storing,
    body: newContactMessage,
    form: newContactMessage,
    responses: { 201: storedAnswer },
  }),
  meeting: operation({
    tag,
    summary: 'Ask the agency for a meeting',
    ...storing,
    body: meetingRequest(new Date(0), 'UTC'),
    form: meetingRequest(new Date(0), 'UTC'),
    responses: { 201: storedAnswer },
  }),
};
