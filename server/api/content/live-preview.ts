import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentTypes, typeAt } from '../../../content/index.ts';
import { isOnEveryPage, recordPath } from '../../../content/addresses.ts';
import { pathIn } from '../../../content/languages.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { findId, readSingle } from '../../content/records/records.ts';
import { typeInLanguage } from '../../content/translations/type-in-language.ts';
import { limits } from '../../platform/limits/limits.ts';
import { createSharedLimit } from '../../platform/limits/shared-limit.ts';
import { missing, throttled } from '../../platform/outcome.ts';
import { type RecordPages, recordPages } from '../../site/pages/record-pages.ts';
import type { Site } from '../../site/site.ts';
import type { Services } from '../../services.ts';
import { requirePermission, signedIn } from '../http/guard.ts';
import { dataOrMissing, sendFailure } from '../http/responses.ts';
import { languageTag, routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { MAX_BODY } from './record-body.ts';
import { recordKey } from './record-schemas.ts';

export interface LivePreviewRenderer {
  contentAt: (request: FastifyRequest, path: string, site: Site) => Promise<string>;
  pageAt: (request: FastifyRequest, path: string, site: Site) => Promise<z.infer<typeof renderedPage> | null>;
}

/**
 * Renders the page of a record as it is being typed, and any page with settings, menus or a brand as they are. Neither the
 * record nor the page is stored, and it has no address.
 */
export function livePreviewApi(
  scope: FastifyInstance,
  { content, unsavedSite, workerGroup, now }: Pick<Services, 'content' | 'unsavedSite' | 'workerGroup' | 'now'>,
  { contentAt, pageAt }: LivePreviewRenderer,
) {
  const previews = createSharedLimit(workerGroup, 'live preview', { perPerson: limits.livePreviews });
  const route = routesIn(scope, { tag: 'Live preview', permission: 'write drafts' });
  const options = { bodyLimit: MAX_BODY, preHandler: countPreview };

  /** Counts a preview before its body is looked at, or responds with 429. */
  async function countPreview(request: FastifyRequest, reply: FastifyReply) {
    const waits = previews.take({ perPerson: String(signedIn(request).user.id) }, now());
    if (waits) return sendFailure(reply, throttled(waits.perPerson));
  }

  route('POST /live-preview', {
    summary: 'Render the page of a record while it is being edited',
    description: 'Stores nothing. The HTML is what the page would have inside its main element.',
    body: input,
    answer: dataOf(z.object({ html: z.string() })),
    options,
    handle: async ({ body: { type: path, key, language, fields }, request }) => {
      const { type, page } = recordPages.find(({ type }) => type.path === path) as RecordPages;
      requirePermission(request, permissionToDraft(type));
      const inLanguage = await typeInLanguage(content.db, type, language);
      if (!inLanguage.ok) return inLanguage;
      const id = key === null ? null : await findId(content.db, type, key);
      if (key !== null && id === null) return missing;
      const { site, slug } = await unsavedSite(inLanguage.value, id, fields);
      const address = pathIn(site.language, recordPath(page, slug));
      return { data: { html: await contentAt(request, address, site) } };
    },
  });

  route('POST /live-preview/page', {
    summary: 'Render a page while the settings, the menus or the brand are being edited',
    description: 'Stores nothing. The HTML is what the page would have inside its body, the CSS its style sheet.',
    body: pageInput,
    answer: dataOf(renderedPage),
    options,
    handle: async ({ body: { type: typePath, language, path, fields }, request }) => {
      const type = typeAt(typePath);
      requirePermission(request, permissionToDraft(type));
      const inLanguage = await typeInLanguage(content.db, type, language);
      if (!inLanguage.ok) return inLanguage;
      const stored = await readSingle(content.db, type);
      const { site } = await unsavedSite(inLanguage.value, stored?.id ?? null, fields);
      return dataOrMissing(await pageAt(request, pathIn(site.language, path), site));
    },
  });
}

const paths = recordPages.map(({ type }) => type.path);

const pathsOnEveryPage = contentTypes.filter(isOnEveryPage).map(({ path }) => path);

const OBJECT = 'The body must be a JSON object.';

const fields = z
  .looseObject({}, 'Fields must be an object.')
  .describe('The fields as they are in the form. Omitted fields keep their values; invalid ones are ignored');

const input = z.object(
  {
    type: z.enum(paths, `Type must be ${oneOf(paths)}.`).describe('The path of the content type'),
    key: recordKey.nullable().default(null).describe('The slug of the record; null for a new one'),
    language: languageTag.optional(),
    fields,
  },
  OBJECT,
);

const pageInput = z.object(
  {
    type: z.enum(pathsOnEveryPage, `Type must be ${oneOf(pathsOnEveryPage)}.`).describe('The path of the content type'),
    path: z
      .string('Path must be text.')
      .regex(/^\/[\w/-]{0,300}$/, 'Path must be the path of a page, such as /our-services.')
      .describe('The path of the page to render, in the language of the records'),
    language: languageTag.optional(),
    fields,
  },
  OBJECT,
);

const renderedPage = z.object({ html: z.string(), css: z.string() });
