const listOf = (tickers: string): readonly string[] => tickers.split(' ');

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
