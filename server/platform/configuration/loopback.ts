/** Whether the host of a URL is this very machine, so that nobody in between can listen. */
export function isLoopback({ hostname }: URL): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
