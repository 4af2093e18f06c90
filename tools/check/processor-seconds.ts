/**
 * Processor seconds (user and system) of all child processes, from the output of the shell's `times`. 0 without
 * output.
 */
export const processorSeconds = (times: string): number => {
  const [, ofChildren = ''] = times.trim().split('\n');
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((sum, each) => sum + each, 0);
};
