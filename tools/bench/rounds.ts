/** Number of repeated rounds per round: some are incomplete on a busy machine. */
const TRIES = 2;

/**
 * Runs rounds until each has all of its figures. `play` returns null for an incomplete round, which is repeated. Throws
 * after too many.
 */
export const wholeRounds = async <A>(
  count: number,
  play: () => Promise<readonly A[]>,
  length: number,
): Promise<readonly (readonly A[])[]> => {
  const rounds: (readonly A[])[] = [];
  for (let tried = 0; tried < TRIES * count && rounds.length < count; tried += 1) {
    const round = await play();
    if (round.length === length) rounds.push(round);
  }
  if (rounds.length < count)
    throw new Error('too few keys were painted before the next key: the machine is too busy');
  return rounds;
};
