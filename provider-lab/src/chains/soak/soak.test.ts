import { runSoak } from './run-soak.fixture.ts';

it('loses and doubles no payment of 12 swaps with killed processes, reorganisations and lost transactions', async () => {
  const { wrong, missing } = await runSoak(12, 3);
  expect(wrong).toEqual([]);
  expect(Object.entries(missing).filter(([, units]) => units !== '0')).toEqual([]);
}, 600_000);
