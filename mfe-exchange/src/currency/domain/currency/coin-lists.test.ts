import { DEFI_COINS } from '@coinlane/shared-contracts/values';

import * as lists from './coin-lists';

describe('the lists of spec §9', () => {
  it.each([
    {
      name: 'Fiat currencies (58)',
      list: lists.FIATS,
      of:
        'usd eur cad jpy gbp rub aud krw chf czk dkk nok nzd pln sek try zar huf ils cny aed ang ars azn bgn bhd bnd ' +
        'bob brl bwp clp crc dop egp gtq hkd hrk inr kes kwd kzt mxn myr mzn omr pen php qar ron rsd sar sgd thb twd ' +
        'uah uyu xaf zmw',
    },
    { name: 'Popular fiats', list: lists.POPULAR_FIATS, of: 'usd eur gbp' },
    {
      name: 'Fiats for the purchase block',
      list: lists.PURCHASE_FIATS,
      of: 'eur cad aud jpy chf brl mxn zar nzd czk try aed sek pln sgd thb',
    },
    {
      name: 'Coins buyable with fiat',
      list: lists.BUYABLE_COINS,
      of:
        'btc eth zec xmr ltc doge bnbmainnet eos atom etc trx bch xlm xtz bsv dash hbar icx nano qtum bnb coti ava ' +
        'mkr comp lend waxp luna dot dgb aave xem now ardr ksm ada link ftt theta cel uni fil algo sand iota vet cro ' +
        'btt hot egld enj one mana zil cake srk npxc agi sol grs',
    },
    {
      name: 'Sell popular coins',
      list: lists.SELL_POPULAR_COINS,
      of: 'btc eth sol ada usdterc20 xrp doge ltc',
    },
  ])('$name: these and no others', ({ list, of }) => {
    expect(list.join(' ')).toBe(of);
  });

  it.each([
    {
      rule: 'the legacy DeFi list lives on in the DeFi list',
      part: 'mkr lend snx comp bal knc yfi bnt ren lrc rep wbtc uni'.split(' '),
      of: DEFI_COINS,
    },
    { rule: 'popular fiats are among the 58', part: lists.POPULAR_FIATS, of: lists.FIATS },
    { rule: 'fiats of the purchase block are among the 58', part: lists.PURCHASE_FIATS, of: lists.FIATS },
  ])('$rule', ({ part, of }) => {
    expect(of).toEqual(expect.arrayContaining([...part]));
  });
});
