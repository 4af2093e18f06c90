import { runSoak } from './run-soak.fixture.ts';

it('loses and doubles no payment of 200 swaps with killed processes, reorganisations and lost transactions', async () => {
  const { wrong, missing, faults } = await runSoak(200, 26);
  expect(wrong).toEqual([]);
  expect(Object.entries(missing).filter(([, units]) => units !== '0')).toEqual([]);
  expect(Object.keys(faults)).toHaveLength(6);
}, 900_000);
