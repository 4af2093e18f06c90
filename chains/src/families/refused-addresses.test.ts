import { loadFamily } from './load-family.ts';
import { REFUSED_ON_LEDGERS } from './refused-ledger-vectors.fixture.ts';
import { REFUSED_BITCOIN_LIKE } from './refused-vectors.fixture.ts';

const ROWS = [...REFUSED_BITCOIN_LIKE, ...REFUSED_ON_LEDGERS].flatMap(({ addresses, ...row }) =>
  addresses.map((address) => ({ ...row, address })),
);

describe('addresses that are refused', () => {
  it.each(ROWS)('$network, $rule: $address', async ({ network, address, verdict }) => {
    expect((await loadFamily(network))?.(address)).toBe(verdict);
  });

  it('has no rule for an unknown network', async () => {
    expect(await loadFamily('no-such-network')).toBeNull();
  });
});
