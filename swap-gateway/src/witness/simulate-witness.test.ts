import { simulateWitness } from './simulate-witness.fixture.ts';

describe('the witness of a provider with false reports', () => {
  it('shows no false "finished", takes vanished payouts back and names the provider within 10 s', async () => {
    const run = await simulateWitness(1, 60);
    expect([...run.lies.values()].every((count) => count > 0)).toBe(true);
    expect(run).toMatchObject({
      falseFinished: [],
      staleFinished: [],
      unfinished: [],
      unnamed: [],
      named: ['liar'],
    });
    expect(run.slowestNameMs).toBeLessThanOrEqual(10_000);
  });
});
