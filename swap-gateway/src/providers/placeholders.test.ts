import { checkAddress } from '@coinlane/chains/addresses';

import { NETWORKS } from './one-click/networks.table.ts';

describe('the placeholder addresses of 1Click estimates', () => {
  it.each(Object.entries(NETWORKS))('%s: is a valid address of its network', async (_blockchain, row) => {
    const { network = '', placeholder: address = '' } = row ?? {};
    const verdict = await checkAddress({ address, network, contracts: [], matchesPattern: null });
    expect(verdict._tag).toBe('Valid');
  });
});
