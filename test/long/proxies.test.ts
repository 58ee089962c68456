import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../bin/run.mjs';
import { freePort } from '../servers/free-port.ts';
import { createServerGroup } from '../servers/server-process.ts';
import { debianProgram } from '../servers/debian-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-proxies-'));
const servers = createServerGroup();
const owner = { email: 'owner@example.com', password: 'plinths carry' };
const settings = {
  PUBLIC_URL: 'https://www.example.com',
  TRUST_PROXY: '127.0.0.1',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
};
const example = (name: string) => readFileSync(join(root, 'docs/guides/examples', name), 'utf8');

// nginx started by root drops its rights.
beforeAll(() => chmodSync(folder, 0o755));
afterAll(() => {
  servers.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['plinth.service', 'plinth@.service'])('systemd accepts %s', (name) => {
  const unit = join(folder, name.replace('@', '@3001'));
  // What is not installed here is the code.
  writeFileSync(unit, example(name).replaceAll('/opt/plinth/current', root.slice(0, -1)));
  // It prints warnings, such as of unknown names, and exits with 0.
  const analyze = debianProgram('systemd-analyze', 'systemd');
  expect(
    execFileSync('sh', ['-c', '"$0" verify --man=no --recursive-errors=no "$1" 2>&1', analyze, unit], {
      encoding: 'utf8',
    }),
  ).toBe('');
});

test.each(['Caddyfile', 'Caddyfile.many'])('Caddy accepts %s', (name) => {
  const file = join(folder, name);
  writeFileSync(file, example(name));
  const env = { ...process.env, HOME: folder };
  const args = ['validate', '--adapter', 'caddyfile', '--config', file];
  const caddy = debianProgram('caddy', 'caddy');
  expect(() => execFileSync(caddy, args, { env, stdio: 'pipe' })).not.toThrow();
});

test.each(['nginx.conf', 'nginx.many.conf'])(
  'behind nginx with TLS by %s, pages and large pictures arrive',
  async (name) => {
    const [instance, tls] = [await freePort(), await freePort()];
    const server = await servers.start({ PORT: String(instance), ...settings });
    await server.prints('Plinth is ready');
    const stop = await startNginx(name, { instance, tls });
    // The second instance of nginx.many.conf is down all the time.
    const pages = await Promise.all(Array.from({ length: 50 }, () => ask(tls, '/contact-us')));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect(pages[0]?.headers['strict-transport-security']).toBeDefined();
    expect((await uploadPhoto(tls)).status).toBe(201);
    await stop();
  },
);

async function startNginx(name: string, { instance, tls }: { instance: number; tls: number }) {
  const pem = join(folder, 'certificate.pem');
  copyFileSync(join(root, 'test/journeys/browser/plinth.test.pem'), pem);
  const site = example(name)
    .replaceAll(/^\tlisten (\[::\]:)?(80|443).*;\n/gm, (_line, six: string | undefined, port: string) =>
      six || port === '80' ? '' : `\tlisten 127.0.0.1:${tls} ssl http2;\n`,
    )
    .replaceAll(/\/etc\/letsencrypt\S+(?=;)/g, pem)
    .replace(/127\.0\.0\.1:(3000|3001)\b/, `127.0.0.1:${instance}`)
    .replace('127.0.0.1:3002', '127.0.0.1:1')
    .replace('server_name www.example.com example.com;', `listen 127.0.0.1:${await freePort()};\n$&`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, name);
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${site}\n}`,
  );
  const nginx = debianProgram('nginx', 'nginx');
  execFileSync(nginx, ['-t', '-e', 'stderr', '-c', file], { stdio: 'pipe' });
  const child = spawn(nginx, ['-e', 'stderr', '-c', file], { stdio: 'ignore' });
  while (!(await ask(tls, '/healthz').catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

/** Sends a picture that is larger than what proxies accept by default. */
async function uploadPhoto(port: number) {
  const size = 1600;
  const noise = randomBytes(size * size * 3);
  const photo = await sharp(noise, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([photo], { type: 'image/png' }), 'photo.png');
  const encoded = new Response(form);
  const { ACCESS_TOKEN } = (await ask(port, '/api/login', {
    body: Buffer.from(JSON.stringify(owner)),
    headers: { 'content-type': 'application/json' },
  }).then(({ text }) => JSON.parse(text))) as { ACCESS_TOKEN: string };
  return ask(port, '/api/media', {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', authorization: `Bearer ${ACCESS_TOKEN}` },
  });
}

interface Asked {
  body?: Buffer;
  headers?: Record<string, string>;
}

function ask(port: number, path: string, { body, headers }: Asked = {}) {
  const options = { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', agent: false };
  const length = body && { 'content-length': body.length };
  return new Promise<{ status?: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const all = { host: 'www.example.com', ...headers, ...length };
      const outgoing = request({ ...options, headers: all, rejectUnauthorized: false }, async (response) => {
        let text = '';
        for await (const part of response) text += String(part);
        resolve({ status: response.statusCode, headers: response.headers, text });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    },
  );
}
