/** Whatever a file holds, a browser saves it, and nothing of it runs or is kept. */
export function downloadHeaders({ name, type, size }: { name: string; type: string; size: number }) {
  return {
    'content-type': type,
    'content-length': size,
    'content-disposition': contentDisposition(name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

/** In ASCII for old programs, and as it is (RFC 6266, RFC 8187). */
function contentDisposition(name: string) {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
