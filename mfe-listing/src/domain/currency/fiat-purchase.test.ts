import { aCurrency } from './listed-currency.fixture';
import { isFiatPurchase, MAIN_FIATS } from './fiat-purchase';

describe('isFiatPurchase (spec §9 "Coins buyable with fiat")', () => {
  it.each([
    { ticker: 'btc', is: true },
    { ticker: 'GRS', is: true },
    { ticker: 'bnbmainnet', is: true },
    { ticker: 'usdttrc20', is: false },
    { ticker: 'constructor', is: false },
  ])('$ticker → $is', ({ ticker, is }) => {
    expect(isFiatPurchase(aCurrency({ ticker }))).toBe(is);
  });

  it.each(
    (
      'btc eth zec xmr ltc doge bnbmainnet eos atom etc trx bch xlm xtz bsv dash hbar icx nano qtum bnb coti ava mkr ' +
      'comp lend waxp luna dot dgb aave xem now ardr ksm ada link ftt theta cel uni fil algo sand iota vet cro btt hot ' +
      'egld enj one mana zil cake srk npxc agi sol grs'
    ).split(' '),
  )('has %s of the list', (ticker) => {
    expect(isFiatPurchase(aCurrency({ ticker }))).toBe(true);
  });
});

it('prices are in the popular fiats and those of the purchase block (spec §9 "Fiat currencies")', () => {
  expect(MAIN_FIATS.join(' ')).toBe(
    'usd eur gbp cad aud jpy chf brl mxn zar nzd czk try aed sek pln sgd thb',
  );
});
