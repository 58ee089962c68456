/** Returns the URL at which this machine reaches the server. */
export function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
