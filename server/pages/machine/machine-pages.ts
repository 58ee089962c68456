import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documents, pages, recordPath } from '../../../content/addresses.ts';
import { type Language, languageTagged, languageTags, pathIn, prefixOf } from '../../../content/languages.ts';
import { API } from '../../../content/public-calls.ts';
import { category } from '../../../content/types/category.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { httpError } from '../../platform/http/failure.ts';
import type { Site } from '../../site/site.ts';
import { feedXml } from './feed.ts';
import { llmsText } from './llms.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

/** Serves what machines read: robots.txt, sitemap, feed, and a summary for language models. */
export function machinePages(
  scope: FastifyInstance,
  { site, siteIn, publicUrl }: { site: Site; siteIn: (language: Language | null) => Site; publicUrl: string },
) {
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

  for (const prefix of ['', `/:language(${prefixes})`]) {
    scope.get<InLanguage>(prefix + documents.feed, async (request, reply) => sendFeed(reply, await siteOf(request)));
    scope.get<InLanguage & { Params: { slug: string } }>(prefix + documents.categoryFeed, async (request, reply) =>
      sendCategoryFeed(reply, await siteOf(request), request.params.slug),
    );
    scope.get<InLanguage>(prefix + documents.llms, async (request, reply) => sendSummary(reply, await siteOf(request)));
  }

  /** Returns the site in the language of an address. */
  async function siteOf({ params: { language: prefix = '' } }: FastifyRequest<InLanguage>): Promise<Site> {
    const language = languageTagged(prefix);
    if (!language) return site;
    const { others } = await site.readLanguages();
    if (!others.includes(language)) throw httpError(404, 'The site is not there in this language.');
    return siteIn(language);
  }

  async function sendFeed(reply: FastifyReply, here: Site) {
    const [{ setting, language }, names, posts] = await Promise.all([
      here.readSetting(),
      here.readPageNames(),
      here.readFeed(),
    ]);
    const { product_name: agency, logo } = setting;
    const paths = { path: documents.feed, page: pages.blogs.path };
    const title = names?.blogs ? `${names.blogs} | ${agency}` : agency;
    const options = { title, agency, logo, language, translation: here.language, publicUrl };
    return send(reply, 'application/atom+xml', feedXml({ ...options, ...paths, ...posts }));
  }

  async function sendCategoryFeed(reply: FastifyReply, here: Site, slug: string) {
    const [{ setting, language }, posts] = await Promise.all([here.readSetting(), here.readCategoryFeed(slug)]);
    if (!posts) return redirectFeed(reply, here.language, await here.currentSlug(category, slug));
    const { product_name: agency, logo } = setting;
    const title = `${posts.category.name} | ${agency}`;
    const paths = { path: feedPath(slug), page: recordPath(pages.category, slug) };
    const options = { title, agency, logo, language, translation: here.language, publicUrl };
    return send(reply, 'application/atom+xml', feedXml({ ...options, ...paths, ...posts }));
  }

  async function sendSummary(reply: FastifyReply, here: Site) {
    const [{ setting, language }, summary] = await Promise.all([here.readSetting(), here.readSummary()]);
    const words = wordsIn(language).summary;
    const addressOf = (path: string) => publicUrl + pathIn(here.language, path);
    return send(reply, 'text/plain', llmsText({ setting, words, ...summary, addressOf }));
  }
}

type InLanguage = { Params: { language?: string } };

/** How the addresses of languages begin. */
const prefixes = languageTags.map((language) => prefixOf(language).slice(1)).join('|');

function redirectFeed(reply: FastifyReply, language: Language | null, slug: string | undefined) {
  if (slug === undefined) throw httpError(404, 'There is no such feed.');
  return reply.redirect(pathIn(language, feedPath(slug)), 301);
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
