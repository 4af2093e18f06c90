import { BUGS } from './testing/simulation/bugs.fixture.ts';
import { openSimulation } from './testing/simulation/simulate.fixture.ts';
import type { Simulation } from './testing/simulation/simulate.fixture.ts';

const SCHEDULES = 500;

let simulation: Simulation;
beforeAll(async () => {
  simulation = await openSimulation();
});
afterAll(() => simulation.close());

describe('two servers, providers with faults, kills and a clock, all moved by one seed', () => {
  it('break no rule about money', async () => {
    const broken: Record<number, readonly string[]> = {};
    for (let seed = 0; seed < SCHEDULES; seed += 1) {
      const violations = await simulation.run(seed);
      if (violations.length > 0) broken[seed] = violations;
    }
    expect(broken).toEqual({});
  });

  it('repeat a schedule exactly', async () => {
    const bug = BUGS['reads an order once only'];
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const run = async () => {
      const results = [];
      for (const seed of seeds) results.push(await simulation.run(seed, bug));
      return results;
    };
    const first = await run();
    expect([first.flat().length > 0, await run()]).toEqual([true, first]);
  });

  it.each(Object.entries(BUGS))('find a server that %s', async (_name, bug) => {
    const found = async (): Promise<readonly string[]> => {
      for (let seed = 0; seed < SCHEDULES; seed += 1) {
        const violations = await simulation.run(seed, bug);
        if (violations.length > 0) return violations;
      }
      return [];
    };
    expect(await found()).not.toEqual([]);
  });
});
