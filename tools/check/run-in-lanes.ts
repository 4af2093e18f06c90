type Ordered = {
  readonly name: string;
  /** Names of steps that must end before this one starts. Names that are not part of the run are ignored. */
  readonly after?: readonly string[];
};

/**
 * Runs the steps in a number of lanes. A free lane takes the first waiting step whose predecessors have ended.
 * Resolves to the results in the order in which the steps ended. Rejects if a step rejects, or depends on itself.
 */
export const runInLanes = async <S extends Ordered, R>(
  steps: readonly S[],
  lanes: number,
  run: (step: S) => Promise<R>,
): Promise<readonly R[]> => {
  let waiting = [...steps];
  const open = new Set(steps.map(({ name }) => name));
  const running = new Map<string, Promise<void>>();
  const results: R[] = [];
  const isReady = ({ after = [] }: S): boolean => !after.some((name) => open.has(name));
  const start = (step: S): void => {
    waiting = waiting.filter((each) => each !== step);
    running.set(
      step.name,
      run(step).then((result) => {
        results.push(result);
        running.delete(step.name);
        open.delete(step.name);
      }),
    );
  };
  while (open.size > 0) {
    while (running.size < lanes) {
      const next = waiting.find(isReady);
      if (next === undefined) break;
      start(next);
    }
    if (running.size === 0)
      throw new Error(`steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return results;
};
