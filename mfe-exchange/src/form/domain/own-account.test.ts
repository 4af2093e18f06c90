import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import { addressesFor, ownedCurrencies } from './own-account';
import { aWhitelistedAddress } from './own-account.fixture';

const usdtTron = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt' });
const btc = aCurrency();

describe('addressesFor (spec §3 "Whitelisted withdrawal address")', () => {
  it.each([
    { rule: 'saved for the currency', currencies: ['btc', 'usdttrc20'], fits: true },
    { rule: 'not for the same coin on another network', currencies: ['usdt', 'usdterc20'], fits: false },
    { rule: 'not for another', currencies: ['btc'], fits: false },
    { rule: 'not for none', currencies: [], fits: false },
  ])('$rule: $fits', ({ currencies, fits }) => {
    const address = aWhitelistedAddress({ currencies });
    expect(addressesFor([address], usdtTron)).toEqual(fits ? [address] : []);
  });
});

describe('ownedCurrencies', () => {
  it.each([
    { rule: 'in the order of the balances', owned: ['usdttrc20', 'btc'], shown: [usdtTron, btc] },
    { rule: 'only listed currencies', owned: ['gone', 'btc'], shown: [btc] },
    { rule: 'unknown stays unknown', owned: null, shown: null },
  ])('$rule', ({ owned, shown }) => {
    expect(ownedCurrencies([btc, usdtTron], owned)).toEqual(shown);
  });
});
