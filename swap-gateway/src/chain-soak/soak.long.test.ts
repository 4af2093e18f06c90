import { runSoak } from '@coinlane/provider-lab/soak';

import { createGatewaySite } from './gateway-site.fixture.ts';

it('loses and doubles no payment of 200 swaps and shows true pages, with killed processes and reorganisations', async () => {
  const { wrong, missing, untrue, faults, pages } = await runSoak(200, 26, createGatewaySite);
  expect(wrong).toEqual([]);
  expect(untrue).toEqual([]);
  expect(Object.entries(missing).filter(([, units]) => units !== '0')).toEqual([]);
  expect(Object.keys(faults)).toHaveLength(11);
  expect(pages).toBeGreaterThan(2_000);
}, 1_800_000);
