import { simulateWitness } from './simulate-witness.fixture.ts';
import type { WitnessRun } from './simulate-witness.fixture.ts';

describe('the witness of a provider with false reports', () => {
  let run: WitnessRun;
  beforeAll(async () => {
    run = await simulateWitness(1, 60);
  });

  it('shows no false "finished", and takes vanished payouts back', () => {
    expect([...run.lies.values()].every((count) => count > 0)).toBe(true);
    expect(run).toMatchObject({ falseFinished: [], staleFinished: [], unfinished: [] });
  });

  it.each([
    { rule: 'in the log', slowest: 'slowestNameMs' },
    { rule: 'on /ops', slowest: 'slowestOpsMs' },
    { rule: 'on the open page of the order', slowest: 'slowestNoticeMs' },
  ] as const)('names the provider $rule within 10 s', ({ slowest }) => {
    expect(run).toMatchObject({ unnamed: [], withoutNotice: [], notOnOps: [], named: ['liar'] });
    expect(run[slowest]).toBeGreaterThan(0);
    expect(run[slowest]).toBeLessThanOrEqual(10_000);
  });

  it('blames no honest provider on a page', () => {
    expect(run.blamed).toEqual([]);
  });
});
