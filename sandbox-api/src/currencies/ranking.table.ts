/** Order at the top of the picker. Other currencies follow in the order of the tables. */
export const TOP_TICKERS: readonly string[] = (
  'btc eth usdttrc20 usdterc20 xrp sol bnbbsc usdc doge ada trx ltc ton usdtbsc usdtsol link avax xlm bch xmr ' +
  'shib sui dot hbar uni pepe aave near matic etc atom algo fil xtz zec dash eos nano egld ksm now vet apt arb op ' +
  'usdtmatic usdcsol usdcbase usdtarb usdtop usdtton usdcmatic dai wbtc bonk wif trump floki'
).split(' ');

/** Every currency forms a pair with these. Other known coins form pairs with each other. */
export const HUB_TICKERS: ReadonlySet<string> = new Set(
  'btc eth usdttrc20 usdterc20 usdtbsc usdc bnbbsc sol xrp ltc'.split(' '),
);

/** Every currency with a fixed rate forms a fixed-rate pair with these. */
export const FIXED_RATE_HUB_TICKERS: ReadonlySet<string> = new Set(['btc', 'eth', 'usdttrc20', 'usdterc20']);

/** Spec §9 "Coins buyable with fiat". */
export const BUYABLE_TICKERS: ReadonlySet<string> = new Set(
  (
    'btc eth zec xmr ltc doge bnbmainnet eos atom etc trx bch xlm xtz bsv dash hbar icx nano qtum bnb coti ava mkr ' +
    'comp lend waxp luna dot dgb aave xem now ardr ksm ada link ftt theta cel uni fil algo sand iota vet cro btt ' +
    'hot egld enj one mana zil cake srk npxc agi sol grs usdttrc20 usdterc20'
  ).split(' '),
);

/** Spec §9 "Coins redirected by default from a market-listing site". */
export const REDIRECTED_TICKERS: ReadonlySet<string> = new Set(['act', 'clear', 'moodeng']);

/** Spec §9 "Sell popular coins": can be sold for fiat, even if they cannot be bought. */
export const SELL_POPULAR_TICKERS: ReadonlySet<string> = new Set(
  'btc eth sol ada usdterc20 xrp doge ltc'.split(' '),
);
