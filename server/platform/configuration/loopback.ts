/** Whether the host of a URL is this machine, so that nobody can listen in between. */
export function isLoopback({ hostname }: URL): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
