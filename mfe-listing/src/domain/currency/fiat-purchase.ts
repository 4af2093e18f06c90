import type { ListedCurrency } from './listed-currency';

/** Spec §9 "Coins buyable with fiat". */
const BUYABLE_TICKERS: ReadonlySet<string> = new Set(
  (
    'btc eth zec xmr ltc doge bnbmainnet eos atom etc trx bch xlm xtz bsv dash hbar icx nano qtum bnb coti ava mkr ' +
    'comp lend waxp luna dot dgb aave xem now ardr ksm ada link ftt theta cel uni fil algo sand iota vet cro btt hot ' +
    'egld enj one mana zil cake srk npxc agi sol grs'
  ).split(' '),
);

/**
 * Whether a coin can be bought with fiat. If so, the wallet icon of a row without a page coin is active (spec §2
 * "Each row shows", §9).
 */
export const isFiatPurchase = ({ ticker }: Pick<ListedCurrency, 'ticker'>): boolean =>
  BUYABLE_TICKERS.has(ticker.toLowerCase());

/** Popular fiat currencies, and those for purchases (spec §9 "Fiat currencies"): the price currencies of a table. */
export const MAIN_FIATS: readonly string[] =
  'usd eur gbp cad aud jpy chf brl mxn zar nzd czk try aed sek pln sgd thb'.split(' ');

/** Spec §9 "Default fiat ticker". */
export const DEFAULT_FIAT = 'usd';
