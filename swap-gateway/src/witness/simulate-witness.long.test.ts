import { simulateWitness } from './simulate-witness.fixture.ts';

describe('1,000 orders of a provider with false reports', () => {
  it.each([2, 3, 4])(
    'show no false "finished" (seed %d)',
    async (seed) => {
      const run = await simulateWitness(seed, 1_000);
      expect(run).toMatchObject({
        falseFinished: [],
        staleFinished: [],
        unfinished: [],
        unnamed: [],
        notOnOps: [],
        withoutNotice: [],
        blamed: [],
        named: ['liar'],
      });
      const { slowestNameMs, slowestOpsMs, slowestNoticeMs } = run;
      expect(Math.max(slowestNameMs, slowestOpsMs, slowestNoticeMs)).toBeLessThanOrEqual(10_000);
    },
    600_000,
  );
});
