import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages as publicPages } from '../../content/addresses.ts';
import { languageTags, pathIn } from '../../content/languages.ts';
import { fileFields } from '../../content/inbox/inbox-kind.ts';
import { type AnyInboxKind, inboxKinds } from '../../content/inbox/inbox-kinds.ts';
import { acceptFormsWithFiles, type FormReceiver, type ReceivedForm } from '../attachments/received-form.ts';
import { refuseForeignParts } from '../platform/http/charset.ts';
import { limits } from '../platform/limits/limits.ts';
import { canonicalAddress } from './canonical-address.ts';
import { isEditor } from './editor-cookie.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Serves the pages, at every address that no other route has. Redirects a misspelled address to its canonical form. */
export async function pages(scope: FastifyInstance, { page }: PageRenderer, receiveForm: FormReceiver): Promise<void> {
  scope.addHook('onRequest', async ({ method, url }, reply) => {
    const canonical = method === 'GET' ? canonicalAddress(url) : null;
    if (canonical !== null) return reply.redirect(canonical, 301);
  });
  acceptAnyBody(scope);
  scope.all('/*', (request, reply) => respond(request, reply));
  const formsWithFiles = (inboxKinds as readonly AnyInboxKind[]).filter((kind) => fileFields(kind).size > 0);
  if (formsWithFiles.length > 0)
    await scope.register(async (files) => {
      await acceptFormsWithFiles(files);
      for (const kind of formsWithFiles)
        for (const url of formAddresses(kind))
          files.route({
            method: ['GET', 'POST'],
            url,
            handler: (request, reply) => {
              if (!request.isMultipart()) return respond(request, reply);
              return receiveForm({ request, reply }, fileFields(kind), (form) => respond(request, reply, form));
            },
          });
    });

  async function respond(request: FastifyRequest, reply: FastifyReply, form?: ReceivedForm) {
    const response = await page(request, form);
    if (isEditor(request)) keepFromOthers(response);
    return sendPage(reply, response);
  }
}

/** Returns where the form of a kind is sent: to its page, and where scripts run to the data of that. */
function formAddresses({ form }: AnyInboxKind): string[] {
  const { path, alias = path }: { path: string; alias?: string } = publicPages[form];
  const languages = [null, ...languageTags];
  const addresses = [...new Set([path, alias])].flatMap((page) => languages.map((language) => pathIn(language, page)));
  return addresses.flatMap((address) => [address, `${address}.data`]);
}

/** Leaves the body of a request as it is: pages read forms of any type. */
export function acceptAnyBody(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: limits.bodies.largest },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      refuseForeignParts(body, headers['content-type']);
      return body;
    },
  );
}

/** Sends a page as text rather than as a stream, because a response to HEAD can't be one. */
export async function sendPage(reply: FastifyReply, page: Response, status = page.status) {
  return reply
    .status(status)
    .headers(Object.fromEntries(page.headers))
    .send(await page.text());
}

/** Keeps a page with a link for those who edit it out of caches that serve others. */
function keepFromOthers({ headers }: Response) {
  if (headers.get('cache-control') === 'no-cache') headers.set('cache-control', 'private, no-cache');
}

/** Keeps a preview out of caches and search engines: only those with its link may see it. */
export function keepPrivate({ headers }: Response) {
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
}
