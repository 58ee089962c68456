import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RULES_PATH, speculationRules } from './speculation-rules.ts';
import type { Site } from '../site/site.ts';
import { feedXml } from './feed.ts';
import { llmsText } from './llms.ts';
import { sitemapXml } from './sitemap.ts';

/** What machines read beside the pages: sitemap, robots, feed, a summary for language models, what may be fetched ahead. */
export function machinePages(scope: FastifyInstance, site: Site, publicUrl: string) {
  scope.get('/robots.txt', (request, reply) => answer(request, reply, 'text/plain', robots(publicUrl)));

  scope.get(RULES_PATH, (_request, reply) =>
    reply
      .header('content-type', 'application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(speculationRules)),
  );

  scope.get('/sitemap.xml', async (request, reply) =>
    answer(request, reply, 'application/xml', sitemapXml(publicUrl, await site.readSitemap())),
  );

  scope.get('/feed.xml', async (request, reply) => {
    const [{ setting }, blogs] = await Promise.all([site.readSetting(), site.readFeed()]);
    const feed = feedXml({ title: setting.product_name, publicUrl, blogs });
    return answer(request, reply, 'application/atom+xml', feed);
  });

  scope.get('/llms.txt', async (request, reply) => {
    const [{ setting }, summary] = await Promise.all([site.readSetting(), site.readSummary()]);
    return answer(request, reply, 'text/plain', llmsText({ ...summary, setting, publicUrl }));
  });
}

/** Whoever asks again with the tag is told in a few bytes that nothing has changed. */
function answer({ headers }: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  void reply.header('cache-control', 'no-cache').header('etag', tag);
  if (headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return reply.status(304).send();
  return reply.header('content-type', `${type}; charset=utf-8`).send(text);
}

function robots(publicUrl: string) {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
