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

/** Spec §9 "Legacy DeFi list". */
export const LEGACY_DEFI_COINS = listOf('mkr lend snx comp bal knc yfi bnt ren lrc rep wbtc uni');

/** Spec §9 "DeFi-coin list": 65, of which the spec names nine. */
export const DEFI_COINS = listOf(
  'uni aave comp snx crv sushi ldo jitosol msol mkr lend bal knc yfi bnt ren lrc rep wbtc grt 1inch dydx ens pendle ' +
    'ena rpl gno cow gmx aero cake ray jup jto sun jst fxs cvx rune band uma perp badger alpha spell joe velo morpho ' +
    'ethfi ondo pyth drift kmno mnde bsol woo api3 bico qnt inj zrx link stg syn lpt',
);

/** Spec §9 "Meme-coin list": about 43, of which the spec names six. */
export const MEME_COINS = listOf(
  'dogebsc shibbsc pepe trump floki wif doge shib bonk flokibsc popcat moodeng act turbo brett degen mog babydoge elon ' +
    'not dogs bome mew neiro pnut goat fartcoin pengu toshi kishu samo myro slerf ponke wen ban chillguy mother ' +
    'gigachad spx memecoin cat hmstr',
);
