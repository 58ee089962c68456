/** Whether an error is about what stands at a path, or below it. */
export function isAbout(errorPath: string, path: string): boolean {
  return errorPath === path || errorPath.startsWith(`${path}.`);
}
