/**
 * Processor time of work in this process, in milliseconds. Unlike wall-clock time, it does not depend on other
 * processes.
 */
export const cpuMs = (work: () => unknown): number => {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};
