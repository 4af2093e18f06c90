/** As many tries again as there are rounds: a busy machine loses some of them. */
const TRIES = 2;

/**
 * So many rounds of the same things, each with all of its figures. `play` gives none where one was lost, and the round is
 * tried again; throws where too many were.
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
  if (rounds.length < count) throw new Error('keys were overtaken before they were painted: a busy machine');
  return rounds;
};
