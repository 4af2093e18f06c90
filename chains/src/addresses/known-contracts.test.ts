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
    // one of each list: ARB, AERO, CAKE, BTC.b, WBTC, USDC, BTT, USDC, RLUSD, USDC
    { network: 'arbitrum', address: '0x912CE59144191C1204E64559FE8253a0e49E6548' },
    { network: 'base', address: '0x940181a94A35A4569E4529A3CDfB74e38FD98631' },
    { network: 'bsc', address: '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82' },
    { network: 'cchain', address: '0x152b9d0FdC40C096757F570A51E494bd4b943E50' },
    { network: 'polygon', address: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6' },
    { network: 'op', address: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85' },
    { network: 'trx', address: 'TAFjULxiVgT4qWk6UZwjqwZXTSaGaqnVp4' },
    { network: 'xlm', address: 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN' },
    { network: 'xrp', address: 'rMxCKbEDwqr76QuheSUMdEGf4B9xJ8m5De' },
    { network: 'zksync', address: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4' },
  ])('are refused in every spelling and on related networks: $network, $address', async (spelling) => {
    const verdict = await checkAddress({ ...spelling, contracts: KNOWN_CONTRACTS, matchesPattern: null });
    expect(verdict._tag).toBe('TokenContract');
  });

  it('are decoded once for each list', async () => {
    let reads = 0;
    const contracts = [
      {
        network: 'eth',
        get contract() {
          reads += 1;
          return '0xdac17f958d2ee523a2206206994597c13d831ec7';
        },
      },
    ];
    for (const address of [
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ])
      await checkAddress({ address, network: 'eth', contracts, matchesPattern: null });
    expect(reads).toBe(1);
  });
});
