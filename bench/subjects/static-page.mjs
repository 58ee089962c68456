import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * Serves a hand-written equivalent of a post: its text and first picture, minimal styles, system fonts, gzip.
 *
 * @param {string} origin @param {string} path
 */
export async function startStaticPage(origin, path) {
  const post = await (await fetch(origin + path)).text();
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(post) ?? [];
  const [, text = ''] = /<article[^>]*>(.*)<\/article>/s.exec(post) ?? [];
  const words = [...text.matchAll(/<(p|h2|li)\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, name, inner = '']) => `<${name}>${inner.replace(/<[^>]*>/g, '')}</${name}>`,
  );
  const [, picture = ''] = /srcset="[^"]*?(\/files\/\S+-640\.avif)/i.exec(text) ?? [];
  const image = Buffer.from(await (await fetch(origin + picture)).arrayBuffer());
  const style = 'body{font:1.1rem/1.6 system-ui;max-width:44rem;margin:auto;padding:1rem}img{width:100%;height:auto}';
  const html = gzipSync(`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page written by hand.">
<style>${style}</style><main><h1>${title}</h1><img src="/picture.avif" alt="" width="640" height="427">
${words.join('\n')}</main>`);
  const server = createServer((request, response) => {
    if (request.url === '/picture.avif') return response.writeHead(200, { 'content-type': 'image/avif' }).end(image);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
    return response.writeHead(request.url === '/' ? 200 : 404, headers).end(html);
  });
  await new Promise((resolve) => server.listen(3954, () => resolve(null)));
  return { address: 'http://localhost:3954/', stop: () => server.close() };
}
