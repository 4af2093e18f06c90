/** Processor time that work takes in this process, in milliseconds. Unlike the time of a clock, independent of other processes. */
export const cpuMs = (work: () => unknown): number => {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};
