import { findNetwork } from '../networks/index.ts';
import { ACCOUNT_VECTORS } from './account-vectors.fixture.ts';
import { BITCOIN_LIKE_VECTORS } from './address-vectors.fixture.ts';
import { findOtherNetworks } from './find-other-networks.ts';
import { LEDGER_VECTORS } from './ledger-vectors.fixture.ts';

const PUBLISHED = [...BITCOIN_LIKE_VECTORS, ...LEDGER_VECTORS, ...ACCOUNT_VECTORS]
  // an address of Bitcoin SV is one of Bitcoin, and Bitcoin is named
  .filter(({ hasChecksum, network }) => hasChecksum && network !== 'bsv')
  .flatMap(({ network, valid }) => valid.map((address) => ({ network, address })));

describe('findOtherNetworks', () => {
  it('finds the family of every published address with a checksum', async () => {
    const missed: string[] = [];
    for (const { network, address } of PUBLISHED) {
      const found = await findOtherNetworks(address, 'unknown');
      const families = found.map((code) => findNetwork(code)?.family);
      if (!families.includes(findNetwork(network)?.family)) missed.push(`${network} ${address}`);
    }
    expect(missed).toEqual([]);
  });
});
