import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedAnswer, ShownPreview } from '../../app/site/layout/shared-preview.tsx';
import { PREVIEW_LINK } from '../../content/addresses.ts';
import { readFormTexts } from '../../content/forms.ts';
import type { Language } from '../../content/languages.ts';
import { wordsIn } from '../../content/words/index.ts';
import type { PreviewLinks } from '../content/preview-links/preview-links.ts';
import type { SharedPreview, WorkingLink } from '../content/preview-links/visits.ts';
import { httpError, NOT_FOUND } from '../platform/http/failure.ts';
import { isHead } from '../platform/http/responses/head-as-get.ts';
import { logFailure } from '../platform/log/log-failure.ts';
import { isInAdvance, isProgram } from '../platform/http/programs.ts';
import { senderOf } from '../platform/http/sender.ts';
import type { Conflict, Refusal, Throttled } from '../platform/outcome.ts';
import type { createSite } from '../site/site.ts';
import type { PageRenderer } from './page-renderer.ts';
import { acceptAnyBody, keepPrivate, sendPage } from './pages.ts';
import { webRequest } from './web-request.ts';

type LinkRequest = FastifyRequest<{ Params: { token: string }; Querystring: { sent?: string } }>;

type Site = Pick<ReturnType<typeof createSite>, 'siteIn' | 'draftSite'>;

interface PreviewServices {
  previewLinks: PreviewLinks;
  publicUrl: string;
  readLanguage: () => Promise<Language>;
}

/** Serves the page of a draft to whoever has its link, and takes what they say about it. */
export function previewLinkPage(
  scope: FastifyInstance,
  { sharedPage }: Pick<PageRenderer, 'sharedPage'>,
  { previewLinks, siteIn, draftSite, publicUrl, readLanguage }: Site & PreviewServices,
) {
  acceptAnyBody(scope);

  scope.get(PREVIEW_LINK, async (request: LinkRequest, reply) => {
    const link = await find(request);
    if (!link.shown) return redirectToPublished(reply, link);
    const { sent } = request.query;
    const isSent = sent !== undefined;
    const page = await render(request, link, { sent: sent ?? null, refused: null });
    if (!isSent && isOpening(request)) await countOpening(request, link);
    return sendPage(reply, page);
  });

  scope.post(PREVIEW_LINK, async (request: LinkRequest, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw httpError(403, 'Please send this from its own page.');
    const link = await find(request);
    // An unreadable form has no fields.
    const values = await readFormTexts(webRequest(request, publicUrl)).catch(() => ({}));
    const outcome = await previewLinks.answer(link, values, {
      sender: senderOf(request.ip),
      language: await languageOf(link),
    });
    if (outcome.ok)
      return reply.header('cache-control', 'no-store').redirect(`?sent=${outcome.value.commentId ?? ''}#feedback`, 303);
    if ('missing' in outcome) throw notFound();
    if ('seconds' in outcome) void reply.header('retry-after', String(outcome.seconds));
    const { status, ...reason } = explain(outcome);
    const page = await render(request, await find(request), { sent: null, refused: { values, ...reason } });
    return sendPage(reply, page, status);
  });

  async function languageOf({ type }: WorkingLink): Promise<Language> {
    return type.language ?? (await readLanguage());
  }

  /** The page is shown even where that cannot be written, such as on a full disk. */
  async function countOpening({ log }: FastifyRequest, link: WorkingLink) {
    try {
      await previewLinks.countOpening(link);
    } catch (error) {
      logFailure(log, error, 'The opening of a preview could not be counted.');
    }
  }

  async function find({ url, params: { token } }: LinkRequest): Promise<WorkingLink> {
    // Spelled with escapes, the token would be in the log.
    const isCanonical = url.split('?', 1)[0] === PREVIEW_LINK.replace(':token', token);
    const link = isCanonical ? await previewLinks.open(token) : null;
    if (!link) throw notFound();
    return link;
  }

  async function redirectToPublished(reply: FastifyReply, link: WorkingLink) {
    const { path } = await whereShown(link);
    if (path === null) throw notFound();
    return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).redirect(path, 302);
  }

  async function whereShown({ type, recordId, shown: draft }: WorkingLink) {
    if (draft) return draftSite(type, recordId, draft.values);
    const site = siteIn(type.language ?? null);
    return { site, path: recordId === null ? null : await site.pathOfRecord(type, recordId) };
  }

  async function render(
    request: FastifyRequest,
    link: WorkingLink,
    { sent, refused }: { sent: string | null } & Pick<ShownPreview, 'refused'>,
  ) {
    const { site: shownSite, path } = await whereShown(link);
    const { preview: words } = wordsIn(await languageOf(link));
    const described = await previewLinks.describe(link);
    const preview = { ...described, isSent: sent !== null, sender: senderIn(described, sent), refused, words };
    const page = path === null ? null : await sharedPage(request, path, shownSite, preview);
    if (page?.status !== 200) throw notFound();
    keepPrivate(page);
    page.headers.set('referrer-policy', 'same-origin');
    return page;
  }
}

function notFound() {
  return httpError(NOT_FOUND.status, NOT_FOUND.sentence);
}

/** Returns the name under which somebody has just sent something, so that they need not type it again. */
function senderIn({ comments, decision }: SharedPreview, sent: string | null) {
  if (sent === null) return '';
  return (sent === '' ? decision?.name : comments.find(({ id }) => String(id) === sent)?.name) ?? '';
}

/** Whether a person opens the page: no program, such as a chat that previews the link, and no browser in advance. */
function isOpening({ raw }: FastifyRequest) {
  return !isHead(raw) && !isInAdvance(raw.headers) && !isProgram(raw.headers['user-agent']);
}

function explain(outcome: Refusal | Conflict | Throttled): Omit<RefusedAnswer, 'values'> & { status: number } {
  if ('errors' in outcome) return { status: 422, errors: outcome.errors, message: null };
  if ('conflict' in outcome) return { status: 409, errors: {}, message: outcome.conflict };
  return { status: 429, errors: {}, message: outcome.sentence ?? null };
}
