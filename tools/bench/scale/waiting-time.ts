/**
 * Probability that a request has to wait (Erlang C), with `load` requests in service on average and `cores`
 * processors.
 */
export const chanceToWait = (load: number, cores: number): number => {
  if (load >= cores) return 1;
  let inverse = 1;
  // inverse of Erlang B, computed by its recursion
  for (let each = 1; each <= cores; each += 1) inverse = 1 + (inverse * each) / load;
  const blocked = 1 / inverse;
  return blocked / (1 - (load / cores) * (1 - blocked));
};

/**
 * 95th percentile of the time that a request waits for a processor, in milliseconds. `serviceMs`: mean processor
 * time of a request. Infinity if the load exceeds the processors.
 */
export const waitP95Ms = (load: number, cores: number, serviceMs: number): number => {
  if (load <= 0) return 0;
  if (load >= cores) return Number.POSITIVE_INFINITY;
  const chance = chanceToWait(load, cores);
  return chance <= 0.05 ? 0 : (Math.log(chance / 0.05) * serviceMs) / (cores - load);
};
