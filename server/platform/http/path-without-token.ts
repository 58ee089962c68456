/**
 * Returns the path of a URL without its query, and without the token where it is that of a link to a preview, a calendar or a backup, however
 * that is spelled: where nothing answers, somebody may have mistyped a link that works.
 */
export function pathWithoutToken(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const plain = path.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const [, room = ''] = /^[./\\]*(preview|calendar|api[./\\]+backups)[/\\]/i.exec(plain) ?? [];
  return room ? `/${room.toLowerCase().replaceAll(/[./\\]+/g, '/')}/…` : path;
}
