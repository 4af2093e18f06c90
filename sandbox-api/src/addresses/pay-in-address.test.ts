import { CURRENCIES } from '../currencies/index.ts';
import { payinTargetOf } from './pay-in-address.ts';
import { SHARED_ACCOUNTS } from './shared-accounts.table.ts';
import { isPayable, judgeAddress, networkOf } from './validate-address.ts';

const coins = CURRENCIES.filter(({ isFiat }) => !isFiat);
const fiat = CURRENCIES.filter(({ isFiat }) => isFiat);

describe('payinTargetOf', () => {
  it('is payable for every coin', () => {
    const unpayable = coins.filter((coin) => {
      const network = networkOf(coin.ticker);
      return network === null || !isPayable(network, payinTargetOf(coin, '50727663e5d9a4').address);
    });

    expect(unpayable.map(({ ticker }) => ticker)).toEqual([]);
  });

  it('has an extra id that fits where the chain has one, and none elsewhere', () => {
    const wrong = coins.filter((coin) => {
      const pattern = networkOf(coin.ticker)?.extraIdPattern ?? null;
      const { extraId } = payinTargetOf(coin, '50727663e5d9a4');
      return pattern === null ? extraId !== null : extraId === null || !new RegExp(pattern).test(extraId);
    });

    expect(wrong.map(({ ticker }) => ticker)).toEqual([]);
  });

  it('differs from order to order', () => {
    const [bitcoin] = coins;
    const addresses = Array.from({ length: 100 }, (_, index) =>
      bitcoin === undefined ? '' : payinTargetOf(bitcoin, String(index)).address,
    );

    expect(new Set(addresses).size).toBe(100);
  });

  it('is nowhere for fiat money', () => {
    expect(new Set(fiat.map((money) => payinTargetOf(money, 'a').address))).toEqual(new Set(['']));
  });
});

describe('judgeAddress', () => {
  it.each([...SHARED_ACCOUNTS].map((address) => ({ address })))('wants an extra id for $address', ({ address }) => {
    const currencies = ['xrp', 'xlm', 'atom', 'bnb', 'eos'];
    const verdicts = currencies.flatMap((currency) => {
      const network = networkOf(currency);
      return network === null ? [] : [judgeAddress(network, { currency, address, extraId: '' }).message];
    });

    expect(verdicts).toContain('Extra Id is required');
  });

  it.each([
    { rule: 'an account that must be activated', currency: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', isActivated: true },
    { rule: 'one that need not', currency: 'eth', address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', isActivated: undefined },
  ])('tells of activation: $rule', ({ currency, address, isActivated }) => {
    const network = networkOf(currency);

    expect(network && judgeAddress(network, { currency, address, extraId: '' }).isActivated).toBe(isActivated);
  });
});

describe('networkOf', () => {
  it.each([
    { word: 'usdttrc20', code: 'trx' },
    { word: 'TRX', code: 'trx' },
    { word: 'arbitrum', code: 'arbitrum' },
    { word: 'bnb', code: 'eth' },
    { word: 'usd', code: undefined },
    { word: 'mars', code: undefined },
  ])('of $word is $code', ({ word, code }) => {
    expect(networkOf(word)?.code).toBe(code);
  });
});
