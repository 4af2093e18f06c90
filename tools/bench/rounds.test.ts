import { wholeRounds } from './rounds.ts';

const playing = (rounds: readonly (readonly number[])[]) => {
  let played = 0;
  return () => Promise.resolve(rounds[played++] ?? []);
};

describe('wholeRounds', () => {
  it('leaves out a round that lost a figure, and plays another for it', async () => {
    expect(await wholeRounds(2, playing([[1, 2], [3], [4, 5], [6, 7]]), 2)).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });

  it('gives up where too many were lost', async () => {
    await expect(wholeRounds(2, playing([[1], [2], [3], [4, 5]]), 2)).rejects.toThrow('a busy machine');
  });
});
