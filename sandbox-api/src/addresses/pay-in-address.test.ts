import { CURRENCIES, NETWORKS } from '../currencies/index.ts';
import { payinTargetOf } from './pay-in-address.ts';
import { isPayable } from './validate-address.ts';

const coins = CURRENCIES.filter(({ isFiat }) => !isFiat);
const fiat = CURRENCIES.filter(({ isFiat }) => isFiat);

describe('payinTargetOf', () => {
  it('is payable for every coin', () => {
    const unpayable = coins.filter((coin) => {
      const network = NETWORKS.get(coin.network);
      return network === undefined || !isPayable(network, payinTargetOf(coin, '50727663e5d9a4').address);
    });

    expect(unpayable.map(({ ticker }) => ticker)).toEqual([]);
  });

  it('has a valid extra id if the chain uses one, else none', () => {
    const wrong = coins.filter((coin) => {
      const pattern = NETWORKS.get(coin.network)?.extraId?.pattern ?? null;
      const { extraId } = payinTargetOf(coin, '50727663e5d9a4');
      return pattern === null ? extraId !== null : extraId === null || !new RegExp(pattern).test(extraId);
    });

    expect(wrong.map(({ ticker }) => ticker)).toEqual([]);
  });

  it('differs between orders', () => {
    const [bitcoin] = coins;
    const addresses = Array.from({ length: 100 }, (_, index) =>
      bitcoin === undefined ? '' : payinTargetOf(bitcoin, String(index)).address,
    );

    expect(new Set(addresses).size).toBe(100);
  });

  it('is null for fiat currencies', () => {
    expect(new Set(fiat.map((money) => payinTargetOf(money, 'a').address))).toEqual(new Set(['']));
  });
});
