import { contactThanks, meetingThanks } from '../../../content/lead-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Leads, Stored } from '../../leads/intake/intake.ts';
import { visitOf } from '../../platform/http/visit.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { type Page, type PageWanted, PUBLIC_PAGE_SIZE } from '../../platform/paging.ts';
import type { Site } from '../../site/site.ts';
import { sendFailure, sendInvalid, sendNotFound } from '../http/responses.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { publicOperations as operations } from './public-operations.ts';
import { pageResponse, pagingQuery } from '../http/paging.ts';

/** The calls that anyone may make: reading what is published, and sending a message or a meeting request. */
export function publicApi(scope: FastifyInstance, { site, leads, publicUrl }: PublicApi) {
  scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-cache'));

  scope.get('/setting', operations.setting, () => site.readSetting());
  scope.get('/about', operations.about, () => site.readAbout());
  scope.get('/service-page', operations.servicePage, () => site.readServicePage());

  scope.get<Slug>('/service/:slug', operations.service, async ({ params: { slug } }, reply) => {
    const service = await site.readService(slug);
    return service ? { data: service } : moved(reply, '/api/service/', await site.movedService(slug));
  });

  scope.get('/review', operations.reviews, (request, reply) => answerPage(request, reply, site.readReviews));
  scope.get('/blog', operations.blogs, (request, reply) => answerPage(request, reply, site.readBlogs));

  scope.get<Slug>('/blog/:slug', operations.blog, async ({ params: { slug } }, reply) => {
    const blog = await site.readBlog(slug);
    return blog ? { data: blog } : moved(reply, '/api/blog/', await site.movedBlog(slug));
  });

  scope.get<{ Querystring: { slug?: string | string[] } }>(
    '/related-blog',
    operations.relatedBlogs,
    async ({ query: { slug } }) => ({
      data: await site.relatedBlogs([slug].flat()[0]),
    }),
  );

  scope.post('/contact/store', operations.contact, async (request, reply) => {
    const stored = await leads.storeContactMessage(request.body, idempotencyKeyOf(request), visitOf(request));
    return answerStored(reply, stored, contactThanks);
  });

  scope.post('/meeting/store', operations.meeting, async (request, reply) => {
    const stored = await leads.storeMeetingRequest(request.body, idempotencyKeyOf(request), visitOf(request));
    return answerStored(reply, stored, meetingThanks);
  });

  async function answerPage<Row>(
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

export interface PublicApi {
  site: Site;
  leads: Leads;
  publicUrl: string;
}

type Slug = { Params: { slug: string } };

function answerStored(reply: FastifyReply, stored: Stored, message: string) {
  return stored.ok ? reply.status(201).send({ message, ...stored.value }) : sendFailure(reply, stored);
}

function moved(reply: FastifyReply, path: string, slug: string | undefined) {
  return slug ? reply.redirect(path + encodeURIComponent(slug), 301) : sendNotFound(reply);
}
