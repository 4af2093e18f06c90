const listOf = (tickers: string): readonly string[] => tickers.split(' ');

/** Spec §9 "Popular fiats", in display order. */
export const POPULAR_FIATS = listOf('usd eur gbp');

export { FIATS } from './fiats';

/** Spec §9 "Fiats for the purchase-currency block". */
export const PURCHASE_FIATS = listOf('eur cad aud jpy chf brl mxn zar nzd czk try aed sek pln sgd thb');

/** Spec §9 "Coins buyable with fiat". */
export const BUYABLE_COINS = listOf(
  'btc eth zec xmr ltc doge bnbmainnet eos atom etc trx bch xlm xtz bsv dash hbar icx nano qtum bnb coti ava mkr comp ' +
    'lend waxp luna dot dgb aave xem now ardr ksm ada link ftt theta cel uni fil algo sand iota vet cro btt hot egld ' +
    'enj one mana zil cake srk npxc agi sol grs',
);

/** Spec §9 "Sell popular coins", in display order. */
export const SELL_POPULAR_COINS = listOf('btc eth sol ada usdterc20 xrp doge ltc');
