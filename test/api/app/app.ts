import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lightMyRequest, { type InjectOptions } from 'light-my-request';
import { inject } from 'vitest';
import { picture } from '../../pictures.ts';
import { TEMPLATE } from '../../servers/postgres.ts';
import { databaseUrl, query } from '../../servers/postgres-server.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import { moveContentVersion } from '../../../server/content/content-version.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { createMetrics } from '../../../server/monitoring/metrics.ts';
import { openBuiltApp } from '../../../server/pages/built-app.ts';
import type { Clock } from '../../../server/platform/clock.ts';
import { withAccessLog } from '../../../server/platform/http/access-log.ts';
import { type DemonstrationName, parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { type Listener, openListener } from '../../../server/platform/http/listener.ts';
import { limits } from '../../../server/platform/limits/limits.ts';
import { createLog, type Log } from '../../../server/platform/log/log.ts';
import { openServices } from '../../../server/services.ts';
import { createWebServer } from '../../../server/web.ts';
import { createAccount, openSessionOf } from './accounts.ts';
import { type ApiDocument, createConformity } from './conformity.ts';
import { migratedFile } from './migrated-file.ts';
import { sampleFields } from './sample-fields.ts';

export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** What `CONTENT` may be. */
export type FirstContent = 'empty' | 'demo' | `demo:${DemonstrationName}`;

export const PUBLIC_URL = 'https://plinth.example';

// Equal for every app under test, and slow to generate.
let description: ApiDocument | undefined;

/** Opens the whole product on its own database and data folder, for requests without a network. */
export async function startApp({
  content = 'empty',
  clock,
  log = createLog('silent'),
  configured = {},
}: { content?: FirstContent; clock?: Clock; log?: Log; configured?: Record<string, string> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-'));
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase() : undefined;
  if (!database) await writeFile(join(folder, 'plinth.sqlite'), await migratedFile(), { mode: 0o600 });
  const variables: Record<string, string | undefined> = {
    DATA_DIR: folder,
    CONTENT: content,
    DATABASE_URL: database?.url,
    PUBLIC_URL,
    TIME_ZONE: 'Asia/Karachi',
    LOG_LEVEL: 'silent',
    PORT: '1', // A self-test finds nothing listening there.
    ...configured,
  };
  const configuration = parseConfiguration(variables);
  const open = (changes: Record<string, string> = {}) =>
    openServices(parseConfiguration({ ...variables, ...changes }), {
      log,
      // A busy machine would leave it nothing.
      backgroundPriority: 0,
      ...(clock && { clock }),
    });
  const services = await open();
  const metrics = createMetrics(services, configuration, { log });
  const server = await createWebServer(services, {
    log,
    metrics,
    trustProxy: configuration.TRUST_PROXY,
    hstsSubdomains: configuration.HSTS_SUBDOMAINS === 'yes',
    openApp: openBuiltApp,
  });
  const listener = withAccessLog(server.listener, log, configuration);
  let openedListener: Listener | undefined;
  description ??= (await lightMyRequest(server.listener, '/api/openapi.json')).json() as ApiDocument;
  const conformity = createConformity(description);

  /** Makes a request, and checks a response of the API against the OpenAPI document. */
  async function request(options: InjectOptions & { url: string }) {
    // Makes direct writes of a test to the database visible, as the API does for its own.
    await services.version.refresh();
    return requestAsIs(options);
  }

  async function requestAsIs(options: InjectOptions & { url: string }) {
    const response = await lightMyRequest(listener, options);
    const { method = 'GET', url } = options;
    const type = response.headers['content-type'] ?? '';
    const isJson = String(options.headers?.['content-type']).startsWith('application/json');
    const requestBody = isJson && typeof options.payload === 'string' ? options.payload : null;
    conformity.check({ method, url, status: response.statusCode, type, body: response.body, sent: requestBody });
    return response;
  }

  /** Uploads a picture and returns its path. */
  async function upload(area: string, side?: number) {
    const added = await services.media.add(area, await picture(side, side));
    if (!added.ok) throw new Error(added.sentence);
    return added.value.path;
  }

  return {
    services,
    metrics,
    openServices: open,
    folder,
    conformity,
    request,
    requestAsIs,
    get: (url: string, headers: Record<string, string> = {}) => request({ url, headers }),
    post: (url: string, payload: object) => request({ method: 'POST', url, payload }),
    /** Empties the response cache, after direct writes to the database. */
    refreshPages: () => moveContentVersion(services.database.kysely.withTables<ContentTables>()),
    databaseUrl: database?.url ?? '',
    upload,
    /** Adds the first administrator and returns the token of a session. */
    signIn: async () => {
      const person = { name: 'Sana Qureshi', email: 'sana@example.com', role: 'owner' } as const;
      return openSessionOf(services, await createAccount(services, person));
    },
    /** Listens on the loopback address and returns the port. */
    listen: async (port = 0) => {
      const options = { whileStarting: null, maxConnections: limits.connections.maxPerWorker, log };
      openedListener = await openListener({ PORT: port, HOST: '127.0.0.1' }, options);
      await openedListener.open(listener);
      return (openedListener.server.address() as AddressInfo).port;
    },
    /** Creates a record, with sample values in the required fields that are not given, and returns its id. */
    create: async (type: ContentType, fields: Record<string, unknown>, createdAt?: Date) => {
      const isNeeded = ({ required, kind }: Field) => required && kind !== 'relation';
      const input = { ...(await sampleFields(type, upload, isNeeded)), ...fields };
      const outcome = await services.content.create(type, input, SYSTEM, createdAt && { now: createdAt });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
      return outcome.value.id;
    },
    stop: async () => {
      await openedListener?.close();
      await server.close();
      await services.close();
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Copies a template, the migrated one by default, to a new database of the tests' PostgreSQL server. */
export async function createDatabase(template = TEMPLATE) {
  const server = inject('postgresUrl');
  const name = `plinth_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name} template ${template}`);
  return { url: databaseUrl(server, name), drop: () => query(server, `drop database ${name} with (force)`) };
}
