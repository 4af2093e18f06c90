import { findNetwork, NETWORKS } from '../networks/index.ts';
import { ACCOUNT_VECTORS } from './account-vectors.fixture.ts';
import { BITCOIN_LIKE_VECTORS } from './address-vectors.fixture.ts';
import { describeFamilies } from './describe-families.fixture.ts';
import { LEDGER_VECTORS } from './ledger-vectors.fixture.ts';

describeFamilies(ACCOUNT_VECTORS);

describe('the families', () => {
  const vectors = [...BITCOIN_LIKE_VECTORS, ...LEDGER_VECTORS, ...ACCOUNT_VECTORS];
  const proven = new Set(vectors.map(({ network }) => findNetwork(network)?.family));

  it('are proven by published addresses, every one', () => {
    const unproven = NETWORKS.filter(({ family }) => !proven.has(family));
    expect(unproven.map(({ code, family }) => `${code}: add ${family} to a …-vectors.fixture.ts`)).toEqual(
      [],
    );
  });

  it('are more than thirty', () => {
    expect(proven.size).toBeGreaterThan(30);
  });
});
