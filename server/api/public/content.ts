import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { API, calls } from '../../../content/public-calls.ts';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { category } from '../../../content/types/category.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { type Page, type PageWanted, PUBLIC_PAGE_SIZE } from '../../platform/paging.ts';
import { aboutFields, memberFields } from '../../site/about.ts';
import { authorFields, blogTextFields, headingFields } from '../../site/blog/blog.ts';
import { blogCardFields, categoryLinkFields } from '../../site/blog/blogs.ts';
import { reviewFields } from '../../site/reviews.ts';
import { serviceDetailFields } from '../../site/service.ts';
import { serviceCardFields, servicePageFields } from '../../site/services.ts';
import { footerBlogFields, footerServiceFields, settingFields } from '../../site/settings.ts';
import type { Site } from '../../site/site.ts';
import { partOf } from '../content/record-schemas.ts';
import { pageResponse, pagingQuery } from '../http/paging.ts';
import { sendInvalid, sendNotFound } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { pageSchema } from '../openapi/page.ts';

interface PublicContentApi {
  site: Site;
  publicUrl: string;
}

type Slug = { Params: { slug: string } };

/** The calls by which anyone may read what is published. */
export function publicContentApi(scope: FastifyInstance, { site, publicUrl }: PublicContentApi) {
  scope.get(calls.setting.path, readSetting, async () => {
    const { setting, services, blogs } = await site.readSetting();
    return { setting, services, blogs };
  });
  scope.get(calls.about.path, readAbout, () => site.readAbout());
  scope.get(calls.servicePage.path, readServicePage, () => site.readServicePage());

  scope.get<Slug>(calls.service.path, readService, async ({ params: { slug } }, reply) => {
    const data = await site.readService(slug);
    return data ? { data } : redirect(reply, calls.service, await site.currentSlug(service, slug));
  });

  scope.get(calls.reviews.path, listReviews, (request, reply) => sendPage(request, reply, site.readReviews));
  scope.get(calls.blogs.path, listBlogs, (request, reply) =>
    sendPage(request, reply, (wanted) => site.readBlogs(wanted)),
  );

  scope.get<Slug>(calls.blog.path, readBlog, async ({ params: { slug } }, reply) => {
    const data = await site.readBlog(slug);
    return data ? { data } : redirect(reply, calls.blog, await site.currentSlug(blog, slug));
  });

  scope.get<{ Querystring: { slug?: string | string[] } }>(
    calls.relatedBlogs.path,
    listRelatedBlogs,
    async ({ query: { slug } }) => ({ data: await site.relatedBlogs([slug].flat()[0]) }),
  );

  async function sendPage<Row>(
    { url, query }: FastifyRequest,
    reply: FastifyReply,
    read: (wanted: PageWanted) => Promise<Page<Row>>,
  ) {
    const wanted = pagingQuery(PUBLIC_PAGE_SIZE).safeParse(query);
    if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
    const { page, per_page: perPage } = wanted.data;
    return pageResponse(await read({ page, perPage }), new URL(publicUrl + url));
  }
}

function redirect(reply: FastifyReply, call: { path: string }, slug: string | undefined) {
  if (slug === undefined) return sendNotFound(reply);
  return reply.redirect(API + call.path.replace(':slug', encodeURIComponent(slug)), 301);
}

const tag = 'Public';
const serviceCard = partOf(service, serviceCardFields);
const blogCard = partOf(blog, blogCardFields).extend({ category_id: partOf(category, categoryLinkFields).nullable() });

const readSetting = operation({
  tag,
  summary: 'Read what every page shows: the settings, and the services and blogs of the footer',
  responses: {
    200: z.object({
      setting: partOf(settings, settingFields),
      services: z.array(partOf(service, footerServiceFields)),
      blogs: z.array(partOf(blog, footerBlogFields)),
    }),
  },
});

const readAbout = operation({
  tag,
  summary: 'Read the texts about the agency, null if there are none, and its team',
  responses: {
    200: z.object({
      about: partOf(about, aboutFields).nullable(),
      team: z.array(partOf(teamMember, memberFields)),
    }),
  },
});

const readServicePage = operation({
  tag,
  summary: 'Read the texts of the services page, null if there are none, and the services by category',
  responses: {
    200: z.object({
      servicePage: partOf(servicePage, servicePageFields).nullable(),
      webServices: z.array(serviceCard),
      digitalMarketing: z.array(serviceCard),
      amazon: z.array(serviceCard),
    }),
  },
});

const readService = operation({
  tag,
  summary: 'Read a service; an old address redirects to the new one',
  responses: {
    200: z.object({ data: z.object({ ...serviceCard.shape, ...partOf(service, serviceDetailFields).shape }) }),
  },
});

const listReviews = operation({
  tag,
  summary: 'List reviews, newest first',
  query: pagingQuery(PUBLIC_PAGE_SIZE),
  responses: { 200: pageSchema(partOf(review, reviewFields)) },
});

const listBlogs = operation({
  tag,
  summary: 'List blogs, newest first',
  query: pagingQuery(PUBLIC_PAGE_SIZE),
  responses: { 200: pageSchema(blogCard) },
});

const readBlog = operation({
  tag,
  summary: 'Read a blog with its author and its headings; an old address redirects to the new one',
  responses: {
    200: z.object({
      data: z.object({
        ...blogCard.shape,
        ...partOf(blog, blogTextFields).shape,
        team_id: partOf(teamMember, authorFields).nullable(),
        headings: z.array(partOf(heading, headingFields)),
      }),
    }),
  },
});

const listRelatedBlogs = operation({
  tag,
  summary: 'List three blogs: the closest to the one named by slug, else the newest',
  query: z.object({ slug: z.string().optional() }),
  responses: { 200: z.object({ data: z.array(blogCard) }) },
});
