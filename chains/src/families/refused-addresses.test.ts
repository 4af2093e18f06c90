import { ACCOUNT_VECTORS } from './account-vectors.fixture.ts';
import { BITCOIN_LIKE_VECTORS } from './address-vectors.fixture.ts';
import { LEDGER_VECTORS } from './ledger-vectors.fixture.ts';
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

  it('have another format with a character that no address has at the start or the end', async () => {
    const verdicts: string[] = [];
    for (const { network, valid } of [...BITCOIN_LIKE_VECTORS, ...LEDGER_VECTORS, ...ACCOUNT_VECTORS]) {
      const check = await loadFamily(network);
      for (const address of valid.flatMap((each) => [`!${each}`, `${each}!`]))
        if (check?.(address) !== 'NotThisFamily')
          verdicts.push(`${network} ${address}: ${String(check?.(address))}`);
    }
    expect(verdicts).toEqual([]);
  });

  it('has no rule for an unknown network', async () => {
    expect(await loadFamily('no-such-network')).toBeNull();
  });
});
