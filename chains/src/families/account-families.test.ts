import { NETWORKS, networksOf } from '../networks/index.ts';
import { ACCOUNT_VECTORS } from './account-vectors.fixture.ts';
import { BITCOIN_LIKE_VECTORS } from './address-vectors.fixture.ts';
import { describeFamilies } from './describe-families.fixture.ts';
import { LEDGER_VECTORS } from './ledger-vectors.fixture.ts';

describeFamilies(ACCOUNT_VECTORS);

describe('the families', () => {
  const KNOWN_NETWORKS = NETWORKS.map(({ code }) => code);
  /** Rules with the same format as a network with published addresses, under another name or prefix. */
  const PROVEN_BY_ANOTHER = [
    ...networksOf('evm'),
    'omni',
    'waxp',
    ...['lunc', 'juno', 'akt', 'axl', 'dydx', 'strd', 'scrt', 'band', 'rune', 'dym', 'ntrn'],
  ];

  it('are proven by published addresses, every one', () => {
    const proven = [...BITCOIN_LIKE_VECTORS, ...LEDGER_VECTORS, ...ACCOUNT_VECTORS].map(
      ({ network }) => network,
    );
    const unproven = KNOWN_NETWORKS.filter(
      (network) => !proven.includes(network) && !PROVEN_BY_ANOTHER.includes(network),
    );
    expect(unproven).toEqual([]);
  });

  it('are more than thirty', () => {
    const own = KNOWN_NETWORKS.filter((network) => !PROVEN_BY_ANOTHER.includes(network));
    expect(own.length).toBeGreaterThan(30);
  });
});
