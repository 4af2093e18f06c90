import { openSimulation } from './testing/simulation/simulate.fixture.ts';

const SCHEDULES = 100_000;

describe('100,000 schedules', () => {
  it('break no rule about money', async () => {
    const simulation = await openSimulation();
    const broken: Record<number, readonly string[]> = {};
    // the first tier runs the first 500
    for (let seed = 500; seed < SCHEDULES; seed += 1) {
      const violations = await simulation.run(seed);
      if (violations.length > 0) broken[seed] = violations;
    }
    await simulation.close();
    expect(broken).toEqual({});
  }, 7_200_000);
});
