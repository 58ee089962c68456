/** Returns the processor time that work in this process takes, in ms. Unlike its duration, other programs add nothing to it. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
