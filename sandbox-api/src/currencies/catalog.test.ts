import { createHash } from 'node:crypto';

import { isAddressOf } from '../addresses/index.ts';
import { catalogOf, CURRENCIES, TEST_COINS } from './catalog.ts';
import { findByLink, findByTicker, findByTickerAndNetwork } from './find-currency.ts';
import { NETWORKS } from './networks.table.ts';

const tickers = new Set(CURRENCIES.map(({ ticker }) => ticker));
const missing = (list: string): readonly string[] => list.split(' ').filter((ticker) => !tickers.has(ticker));

describe('the catalogue', () => {
  it('has 1,500 currencies, each ticker and link once', () => {
    expect(CURRENCIES).toHaveLength(1500);
    expect(tickers.size).toBe(1500);
    expect(new Set(CURRENCIES.map(({ link }) => link)).size).toBe(1500);
  });

  it('is the same on every machine and every day', () => {
    const fingerprint = createHash('sha256').update(JSON.stringify(CURRENCIES)).digest('hex').slice(0, 16);

    expect(fingerprint).toMatchInlineSnapshot(`"cc378b04531a4fc6"`);
  });

  it('is on at least 40 networks, all in the table', () => {
    const coins = CURRENCIES.filter(({ isFiat }) => !isFiat);

    expect(new Set(coins.map(({ network }) => network)).size).toBeGreaterThanOrEqual(40);
    expect(coins.filter(({ network }) => !NETWORKS.has(network))).toEqual([]);
  });

  it.each([
    {
      list: 'spec §9 "Fiat currencies (58)"',
      of: 'usd eur cad jpy gbp rub aud krw chf czk dkk nok nzd pln sek try zar huf ils cny aed ang ars azn bgn bhd bnd bob brl bwp clp crc dop egp gtq hkd hrk inr kes kwd kzt mxn myr mzn omr pen php qar ron rsd sar sgd thb twd uah uyu xaf zmw',
    },
    {
      list: 'spec §9 "Coins buyable with fiat"',
      of: 'btc eth zec xmr ltc doge bnbmainnet eos atom etc trx bch xlm xtz bsv dash hbar icx nano qtum bnb coti ava mkr comp lend waxp luna dot dgb aave xem now ardr ksm ada link ftt theta cel uni fil algo sand iota vet cro btt hot egld enj one mana zil cake srk npxc agi sol grs',
    },
    { list: 'spec §9 "Legacy DeFi list"', of: 'mkr lend snx comp bal knc yfi bnt ren lrc rep wbtc uni' },
    { list: 'spec §9 "Meme-coin list"', of: 'dogebsc shibbsc pepe trump floki wif' },
    { list: 'spec §9 "DeFi-coin list"', of: 'uni aave comp snx crv sushi ldo jitosol msol' },
    { list: 'spec §9 "Sell popular coins"', of: 'btc eth sol ada usdterc20 xrp doge ltc' },
    { list: 'spec §9 "Coins redirected by default"', of: 'act clear moodeng' },
    { list: 'spec §9 "Special groups"', of: 'ava avaerc20 avabsc ava2erc20 trvlbsc trvl' },
    { list: 'spec §9 "Ticker mapping"', of: 'usdterc20 usdt bnbmainnet bnb' },
    {
      list: 'Tether on eight networks and more',
      of: 'usdterc20 usdttrc20 usdtbsc usdtmatic usdtsol usdtarb usdtop usdt usdtton',
    },
  ])('has every ticker of $list', ({ of }) => {
    expect(missing(of)).toEqual([]);
  });

  it('has 58 fiat currencies', () => {
    expect(CURRENCIES.filter(({ isFiat }) => isFiat)).toHaveLength(58);
  });

  it('writes a contract like its chain does', () => {
    const families = new Set(['evm', 'solana', 'tron', 'ton']);
    const wrong = CURRENCIES.filter(({ tokenContract, network }) => {
      const row = NETWORKS.get(network);
      if (tokenContract === null || row === undefined || !families.has(row.family)) return false;
      return !isAddressOf(row, tokenContract);
    });

    expect(wrong.map(({ ticker }) => ticker)).toEqual([]);
  });

  it.each([{ of: 'usual' as const }, { of: 'longer' as const }])(
    'has no name with special characters in the $of list',
    ({ of }) => {
      const names = (of === 'usual' ? CURRENCIES : catalogOf(2000)).map(({ name }) => name);

      expect(names.filter((name) => !/^[\w .:,+&'’/()-]{1,60}$/.test(name))).toEqual([]);
      expect(names.filter((name) => name.endsWith(')')).length).toBeGreaterThan(100);
    },
  );

  it('has test coins with names that pages must handle', () => {
    const names = TEST_COINS.map(({ name }) => name);

    expect(names.some((name) => /[\u0590-\u06ff]/.test(name))).toBe(true);
    expect(names.some((name) => /\p{Emoji_Presentation}/u.test(name))).toBe(true);
    expect(names.some((name) => name.length > 100)).toBe(true);
    expect(names.filter((name) => name.includes('<')).length).toBe(2);
  });

  it('keeps links plain for every name', () => {
    expect(CURRENCIES.filter(({ link }) => !/^[0-9a-z-]+$/.test(link))).toEqual([]);
  });

  it('marks coins with anonymous senders (spec §5 "Refund address")', () => {
    expect(CURRENCIES.filter(({ isAnonymous }) => isAnonymous).map(({ ticker }) => ticker)).toEqual([
      'xmr',
      'zec',
      'dash',
    ]);
  });

  it('has currencies for every filter: new ones, inactive ones, ones without a page', () => {
    expect(CURRENCIES.filter(({ isNew }) => isNew).length).toBeGreaterThan(10);
    expect(CURRENCIES.filter(({ isActive }) => !isActive).length).toBeGreaterThan(5);
    expect(CURRENCIES.filter(({ isPage }) => !isPage).length).toBeGreaterThan(100);
  });

  it.each([
    { rule: 'spec §9: 0.1 btc', ticker: 'btc', amount: 0.1 },
    { rule: 'a stablecoin in hundreds', ticker: 'usdttrc20', amount: 100 },
  ])('offers a round default amount: $rule', ({ ticker, amount }) => {
    expect(findByTicker(ticker)?.defaultAmount).toBe(amount);
  });
});

describe('finding a currency', () => {
  it.each([
    { by: 'legacy ticker', found: findByTicker('usdttrc20'), ticker: 'usdttrc20' },
    { by: 'legacy ticker in upper case', found: findByTicker('USDTTRC20'), ticker: 'usdttrc20' },
    { by: 'ticker and network', found: findByTickerAndNetwork('usdt', 'trx'), ticker: 'usdttrc20' },
    {
      by: 'legacy ticker and its network',
      found: findByTickerAndNetwork('usdttrc20', 'trx'),
      ticker: 'usdttrc20',
    },
    { by: 'ticker without a network', found: findByTickerAndNetwork('usdt', ''), ticker: 'usdt' },
    { by: 'ticker on Ethereum', found: findByTickerAndNetwork('bnb', 'eth'), ticker: 'bnb' },
    { by: 'ticker on the Beacon Chain', found: findByTickerAndNetwork('bnb', 'bnb'), ticker: 'bnbmainnet' },
    { by: 'link', found: findByLink('bitcoin'), ticker: 'btc' },
    { by: 'the wrong network', found: findByTickerAndNetwork('btc', 'eth'), ticker: undefined },
    { by: 'the ticker of a test coin', found: findByTicker('shekelcoin'), ticker: 'shekelcoin' },
    { by: 'the ticker of a name with markup', found: findByTicker('imgcoin'), ticker: undefined },
    { by: 'the link of a test coin', found: findByLink('nested-wrapped-coin-erc20'), ticker: undefined },
    { by: 'an unknown ticker', found: findByTicker('nosuchcoin'), ticker: undefined },
    { by: 'an unknown link', found: findByLink('nosuchcoin'), ticker: undefined },
    { by: 'a name of Object', found: findByTicker('__proto__'), ticker: undefined },
  ])('by $by returns $ticker', ({ found, ticker }) => {
    expect(found?.ticker).toBe(ticker);
  });
});
