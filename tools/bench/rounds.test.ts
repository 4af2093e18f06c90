import { wholeRounds } from './rounds.ts';

const playing = (rounds: readonly (readonly number[])[]) => {
  let played = 0;
  return () => Promise.resolve(rounds[played++] ?? []);
};

describe('wholeRounds', () => {
  it('repeats a round with a missing figure', async () => {
    expect(await wholeRounds(2, playing([[1, 2], [3], [4, 5], [6, 7]]), 2)).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });

  it('fails if too many rounds are incomplete', async () => {
    await expect(wholeRounds(2, playing([[1], [2], [3], [4, 5]]), 2)).rejects.toThrow(
      'the machine is too busy',
    );
  });
});
