import { runSoak } from '@coinlane/provider-lab/soak';

import { createGatewaySite } from './gateway-site.fixture.ts';

it('loses and doubles no payment of 12 swaps with killed processes, reorganisations and lost transactions', async () => {
  const { wrong, missing } = await runSoak(12, 3, createGatewaySite);
  expect(wrong).toEqual([]);
  expect(Object.entries(missing).filter(([, units]) => units !== '0')).toEqual([]);
}, 600_000);
