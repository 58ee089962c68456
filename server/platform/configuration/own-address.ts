/** Returns the URL at which this machine reaches the server. */
export function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Whether the host of a URL is this machine, so that nobody can listen in between. */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
