import { accountOf } from '../accounts/index.ts';
import { checkAddress } from './check-address.ts';
import { KNOWN_CONTRACTS } from './known-contracts.ts';

describe('the well-known token contracts', () => {
  it('are accounts of their networks with a correct checksum, each listed once', async () => {
    const verdicts = await Promise.all(
      KNOWN_CONTRACTS.map(({ network, contract }) =>
        checkAddress({ address: contract, network, contracts: [], matchesPattern: null }),
      ),
    );
    expect(new Set(verdicts.map(({ _tag }) => _tag))).toEqual(new Set(['Valid']));
    const accounts = KNOWN_CONTRACTS.map(
      ({ network, contract }) => `${network} ${String(accountOf(network, contract))}`,
    );
    expect(new Set(accounts).size).toBe(KNOWN_CONTRACTS.length);
    expect(accounts.filter((account) => account.endsWith(' null'))).toEqual([]);
  });

  it.each([
    { network: 'ton', address: 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p' },
    { network: 'base', address: '0xA0B86991C6218B36C1D19D4A2E9EB0CE3606EB48' },
    { network: 'sol', address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
    { network: 'near', address: 'usdt.tether-token.near' },
  ])('are refused in every spelling and on related networks: $network, $address', async (spelling) => {
    const verdict = await checkAddress({ ...spelling, contracts: KNOWN_CONTRACTS, matchesPattern: null });
    expect(verdict._tag).toBe('TokenContract');
  });
});
