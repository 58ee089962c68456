import type { FastifyRequest } from 'fastify';

/**
 * Converts a Fastify request to a web standard `Request`, under the address that visitors use. Where its body has been read,
 * the fields of that are passed in.
 */
export function webRequest(
  { method, url, headers, body }: FastifyRequest,
  publicUrl: string,
  fields?: Record<string, string>,
): Request {
  const sent = Buffer.isBuffer(body) && body.length > 0 ? new Uint8Array(body) : null;
  // Joined as text: new URL('//evil.example', base) would change the host.
  return new Request(publicUrl + url, {
    method,
    headers: webHeaders(fields ? { ...headers, 'content-type': 'application/x-www-form-urlencoded' } : headers),
    body: fields ? new URLSearchParams(fields) : sent,
  });
}

function webHeaders(headers: FastifyRequest['headers']): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // React Router would refuse a form from another origin, such as that of a visitor behind a proxy or on a second address
    // of the site. The forms need no such protection, because they use no one's authority.
    if (name === 'origin' || value === undefined) continue;
    for (const text of [value].flat()) result.append(name, text);
  }
  return result;
}
