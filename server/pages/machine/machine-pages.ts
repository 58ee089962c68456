import type { FastifyInstance, FastifyReply } from 'fastify';
import { documents, pages, recordPath } from '../../../content/addresses.ts';
import { API } from '../../../content/public-calls.ts';
import { category } from '../../../content/types/category.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { httpError } from '../../platform/http/failure.ts';
import type { Site } from '../../site/site.ts';
import { feedXml } from './feed.ts';
import { llmsText } from './llms.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

/** Serves what machines read: robots.txt, sitemap, feed, and a summary for language models. */
export function machinePages(scope: FastifyInstance, site: Site, publicUrl: string) {
  scope.get(documents.robots, (_request, reply) => send(reply, 'text/plain', robots(publicUrl)));

  scope.get(documents.sitemap, async (_request, reply) => {
    const sitemap = await site.readSitemap();
    const text = typeof sitemap === 'number' ? sitemapIndexXml(publicUrl, sitemap) : sitemapXml(publicUrl, sitemap);
    return send(reply, 'application/xml', text);
  });

  scope.get<{ Params: { part: string } }>(
    documents.sitemapPart.replace(':part', ':part(^[1-9]\\d{0,4})'),
    async (request, reply) => {
      const entries = await site.readSitemapPart(Number(request.params.part));
      if (!entries) throw httpError(404, 'The sitemap has no such part.');
      return send(reply, 'application/xml', sitemapXml(publicUrl, entries));
    },
  );

  scope.get(documents.feed, async (_request, reply) => {
    const [{ setting, language }, names, posts] = await Promise.all([
      site.readSetting(),
      site.readPageNames(),
      site.readFeed(),
    ]);
    const { product_name: agency, logo } = setting;
    const paths = { path: documents.feed, page: pages.blogs.path };
    const title = names?.blogs ? `${names.blogs} | ${agency}` : agency;
    return send(
      reply,
      'application/atom+xml',
      feedXml({ title, agency, logo, language, publicUrl, ...paths, ...posts }),
    );
  });

  scope.get<{ Params: { slug: string } }>(documents.categoryFeed, async ({ params: { slug } }, reply) => {
    const [{ setting, language }, posts] = await Promise.all([site.readSetting(), site.readCategoryFeed(slug)]);
    if (!posts) return redirectFeed(reply, await site.currentSlug(category, slug));
    const { product_name: agency, logo } = setting;
    const title = `${posts.category.name} | ${agency}`;
    const paths = { path: feedPath(slug), page: recordPath(pages.category, slug) };
    return send(
      reply,
      'application/atom+xml',
      feedXml({ title, agency, logo, language, publicUrl, ...paths, ...posts }),
    );
  });

  scope.get(documents.llms, async (_request, reply) => {
    const [{ setting, language }, summary] = await Promise.all([site.readSetting(), site.readSummary()]);
    const words = wordsIn(language).summary;
    return send(reply, 'text/plain', llmsText({ setting, words, ...summary, publicUrl }));
  });
}

function redirectFeed(reply: FastifyReply, slug: string | undefined) {
  if (slug === undefined) throw httpError(404, 'There is no such feed.');
  return reply.redirect(feedPath(slug), 301);
}

function feedPath(slug: string) {
  return documents.categoryFeed.replace(':slug', slug);
}

function send(reply: FastifyReply, type: string, text: string) {
  return reply.header('cache-control', 'no-cache').header('content-type', `${type}; charset=utf-8`).send(text);
}

function robots(publicUrl: string) {
  return `User-agent: *\nDisallow: /admin\nDisallow: ${API}/\n\nSitemap: ${publicUrl}${documents.sitemap}\n`;
}
