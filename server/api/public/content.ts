import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Language, languageTagged } from '../../../content/languages.ts';
import { API, calls } from '../../../content/public-calls.ts';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { category } from '../../../content/types/category.ts';
import { heading } from '../../../content/types/heading.ts';
import { meetingKind } from '../../../content/types/meeting-kind.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { missing } from '../../platform/outcome.ts';
import { PUBLIC_PAGE_SIZE } from '../../platform/paging.ts';
import type { Services } from '../../services.ts';
import { aboutFields, memberFields } from '../../site/about.ts';
import { authorFields, blogTextFields, headingFields } from '../../site/blog/blog.ts';
import { blogCardFields, categoryLinkFields } from '../../site/blog/blogs.ts';
import { meetingKindLinkFields } from '../../site/meeting-kinds.ts';
import { reviewFields } from '../../site/reviews.ts';
import { serviceDetailFields } from '../../site/services/service.ts';
import { serviceCardFields, servicePageFields } from '../../site/services/services.ts';
import { footerBlogFields, footerServiceFields, settingFields, settingLists } from '../../site/settings.ts';
import type { Site } from '../../site/site.ts';
import { partOf } from '../content/record-schemas.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { type Call, languageTag, routesIn } from '../http/routes.ts';
import { dataOf, pageSchema } from '../openapi/operation.ts';

/** The calls by which anyone may read what is published. */
export function publicContentApi(
  scope: FastifyInstance,
  { site, siteIn, publicUrl }: Pick<Services, 'site' | 'siteIn' | 'publicUrl'>,
) {
  const route = routesIn(scope, { tag: 'Public' });

  /** Lets a handler have the site in the language that a call names. That of a browser makes no difference. */
  const inLanguage =
    <Query extends { language?: string | undefined }>(
      handle: (site: Site, call: Call<Query, unknown>) => Promise<object>,
    ) =>
    async (call: Call<Query, unknown>) => {
      const { language: tag } = call.query;
      if (tag === undefined) return handle(site, call);
      const { first, others } = await site.readLanguages();
      const language = languageTagged(tag);
      if (language === first) return handle(site, call);
      return language && others.includes(language) ? handle(siteIn(language), call) : missing;
    };

  route(`GET ${calls.setting.path}`, {
    summary: 'Read what every page shows: the settings, and the services and blogs of the footer',
    answer: z.object({
      setting: partOf(settings, settingFields).extend(partOf(settings, settingLists).partial().shape),
      services: z.array(partOf(service, footerServiceFields)),
      blogs: z.array(partOf(blog, footerBlogFields)),
    }),
    query: inOneLanguage,
    handle: inLanguage(async (site) => {
      const { setting, services, blogs } = await site.readSetting();
      return { setting, services, blogs };
    }),
  });

  route(`GET ${calls.about.path}`, {
    summary: 'Read the texts about the agency, null if there are none, and its team',
    answer: z.object({
      about: partOf(about, aboutFields).nullable(),
      team: z.array(partOf(teamMember, memberFields).extend(withMeetingKind)),
    }),
    query: inOneLanguage,
    handle: inLanguage((site) => site.readAbout()),
  });

  route(`GET ${calls.servicePage.path}`, {
    summary: 'Read the texts of the services page, null if there are none, and the services by category',
    answer: z.object({
      servicePage: partOf(servicePage, servicePageFields).nullable(),
      webServices: z.array(serviceCard),
      digitalMarketing: z.array(serviceCard),
      amazon: z.array(serviceCard),
    }),
    query: inOneLanguage,
    handle: inLanguage((site) => site.readServicePage()),
  });

  route(`GET ${calls.service.path}`, {
    summary: 'Read a service; an old address redirects to the new one',
    answer: dataOf(
      z.object({ ...serviceCard.shape, ...partOf(service, serviceDetailFields).shape, ...withMeetingKind }),
    ),
    query: inOneLanguage,
    handle: inLanguage(async (site, { params: { slug = '' }, reply }) => {
      const data = await site.readService(slug);
      return data ? { data } : redirect(reply, calls.service, await site.currentSlug(service, slug), site.language);
    }),
  });

  route(`GET ${calls.reviews.path}`, {
    summary: 'List reviews, newest first',
    query: paging,
    answer: pageSchema(partOf(review, reviewFields)),
    handle: inLanguage(async (site, { query: { page, per_page: perPage }, request }) =>
      pageResponse(await site.readReviews({ page, perPage }), publicUrl + request.url),
    ),
  });

  route(`GET ${calls.blogs.path}`, {
    summary: 'List blogs, newest first',
    query: paging,
    answer: pageSchema(blogCard),
    handle: inLanguage(async (site, { query: { page, per_page: perPage }, request }) =>
      pageResponse(await site.readBlogs({ page, perPage }), publicUrl + request.url),
    ),
  });

  route(`GET ${calls.blog.path}`, {
    summary: 'Read a blog with its author and its headings; an old address redirects to the new one',
    answer: dataOf(wholeBlog),
    query: inOneLanguage,
    handle: inLanguage(async (site, { params: { slug = '' }, reply }) => {
      const data = await site.readBlog(slug);
      return data ? { data } : redirect(reply, calls.blog, await site.currentSlug(blog, slug), site.language);
    }),
  });

  route(`GET ${calls.relatedBlogs.path}`, {
    summary: 'List three blogs: the closest to the one named by slug, else the newest',
    query: inOneLanguage.extend({ slug: z.union([z.string(), z.array(z.string())]).optional() }),
    answer: dataOf(z.array(blogCard)),
    handle: inLanguage(async (site, { query: { slug } }) => ({ data: await site.relatedBlogs([slug].flat()[0]) })),
  });
}

function redirect(reply: FastifyReply, call: { path: string }, slug: string | undefined, language: Language | null) {
  if (slug === undefined) return missing;
  const query = language ? `?language=${language}` : '';
  return reply.redirect(API + call.path.replace(':slug', encodeURIComponent(slug)) + query, 301);
}

const inOneLanguage = z.object({ language: languageTag.optional() });
const paging = inOneLanguage.extend(pagingShape(PUBLIC_PAGE_SIZE));

/** A kind of meeting that visitors can see, in place of its id. */
const withMeetingKind = { meeting_kind_id: partOf(meetingKind, meetingKindLinkFields).nullable() };
const serviceCard = partOf(service, serviceCardFields);
const blogCard = partOf(blog, blogCardFields).extend({ category_id: partOf(category, categoryLinkFields).nullable() });
const wholeBlog = z.object({
  ...blogCard.shape,
  ...partOf(blog, blogTextFields).shape,
  team_id: partOf(teamMember, authorFields).nullable(),
  headings: z.array(partOf(heading, headingFields)),
});
