import { cpuMs } from '@coinlane/shared-contracts/testing';

import { aCurrency } from './currency.fixture';
import { searchCurrencies } from './search-currencies';

const CONTRACT = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const listed = [
  aCurrency({ ticker: 'btc', name: 'Bitcoin' }),
  aCurrency({ ticker: 'bch', name: 'Bitcoin Cash' }),
  aCurrency({ ticker: 'eth', name: 'Ethereum' }),
  aCurrency({
    ticker: 'usdterc20',
    displayTicker: 'usdt',
    network: 'eth',
    name: 'Tether',
    isStable: true,
    tokenContract: CONTRACT,
  }),
  aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx', name: 'Tether', isStable: true }),
  aCurrency({ ticker: 'wbtc', network: 'eth', name: 'Wrapped Bitcoin' }),
  aCurrency({ ticker: 'trx', name: 'TRON' }),
  aCurrency({ ticker: 'xno', name: 'Nano' }),
  aCurrency({ ticker: 'ada', name: 'Cardano' }),
  aCurrency({ ticker: 'pepe', network: 'eth', name: 'Pépé 🐸' }),
];
const tickersFor = (query: string) => searchCurrencies(listed, query).map(({ ticker }) => ticker);

describe('searchCurrencies', () => {
  it.each([
    {
      rule: 'a blank query finds all, in their order',
      query: ' ',
      found: listed.map(({ ticker }) => ticker),
    },
    {
      rule: 'the exact ticker first, then partial matches',
      query: 'btc',
      found: ['btc', 'wbtc'],
    },
    { rule: 'the shown ticker finds every network', query: 'USDT', found: ['usdterc20', 'usdttrc20'] },
    { rule: 'a ticker that begins so comes before a name', query: 'tr', found: ['trx', 'usdttrc20'] },
    {
      rule: 'a name that begins so comes before a word that does',
      query: 'bitcoin',
      found: ['btc', 'bch', 'wbtc'],
    },
    { rule: 'several words of a name', query: 'bitcoin cash', found: ['bch'] },
    { rule: 'words in any order', query: 'cash bitcoin', found: ['bch'] },
    { rule: 'a network beside a ticker', query: 'usdt tron', found: ['usdttrc20'] },
    { rule: 'a network after "on"', query: 'usdt on tron', found: ['usdttrc20'] },
    { rule: 'a network that is being typed', query: 'usdt on tr', found: ['usdttrc20'] },
    { rule: 'a list after "auf"', query: 'tether auf stablecoin', found: ['usdterc20', 'usdttrc20'] },
    { rule: '"on" alone as a part of a name', query: 'on', found: ['trx'] },
    { rule: 'a standard beside a ticker', query: 'erc20 usdt', found: ['usdterc20'] },
    { rule: 'the contract address', query: CONTRACT.toUpperCase().replace('0X', '0x'), found: ['usdterc20'] },
    { rule: 'the beginning of a contract', query: '0xdac17', found: ['usdterc20'] },
    { rule: 'a changed letter', query: 'etherium', found: ['eth'] },
    { rule: 'swapped letters', query: 'cradano', found: ['ada'] },
    { rule: 'a lost letter', query: 'tethr', found: ['usdterc20', 'usdttrc20'] },
    { rule: 'without accents', query: 'pepe', found: ['pepe'] },
    { rule: 'a list of spec §9', query: 'stablecoin', found: ['usdterc20', 'usdttrc20'] },
    { rule: 'the DeFi list', query: 'DeFi', found: ['wbtc'] },
    { rule: 'the list of meme coins', query: 'meme', found: ['pepe'] },
    { rule: 'a mistyped word beside a network', query: 'tethr tron', found: ['usdttrc20'] },
    { rule: 'nothing for nonsense', query: 'zzzzzzzz', found: [] },
    { rule: 'nothing for signs of patterns', query: '.*', found: [] },
  ])('finds $rule: $query', ({ query, found }) => {
    expect(tickersFor(query)).toEqual(found);
  });

  it('finds every coin of a network after the ticker itself', () => {
    expect(tickersFor('trx')[0]).toBe('trx');
    expect(tickersFor('eth').slice(0, 1)).toEqual(['eth']);
    expect(tickersFor('eth')).toEqual(expect.arrayContaining(['usdterc20', 'wbtc', 'pepe']));
  });
});

describe('typos', () => {
  const alike = ['token a', 'token b', 'token c', 'tokem d'].map((name, at) =>
    aCurrency({ ticker: `x${String(at)}`, name }),
  );
  const namesFor = (list: typeof alike, query: string) =>
    searchCurrencies(list, query).map(({ name }) => name);

  it('are left out if three currencies match exactly', () => {
    expect(namesFor([...alike], 'token')).toEqual(['token a', 'token b', 'token c']);
    expect(namesFor([...alike], 'btc token')).toEqual([]);
  });

  it('are left out for a longer query too', () => {
    const typed = [...alike];
    expect(namesFor(typed, 'toke')).toHaveLength(4);
    expect(namesFor(typed, 'token')).toEqual(['token a', 'token b', 'token c']);
  });

  it('are found if only two currencies match exactly', () => {
    expect(namesFor(alike.slice(1), 'token')).toEqual(['token b', 'token c', 'tokem d']);
  });
});

describe('the order of matches of several words', () => {
  it('is by the worst word, then by the sum of the ranks', () => {
    const list = [
      aCurrency({ ticker: 'inside', name: 'xalpha xbeta' }),
      aCurrency({ ticker: 'word', name: 'gamma alpha xbeta' }),
      aCurrency({ ticker: 'both', name: 'gamma alpha beta' }),
    ];
    expect(searchCurrencies(list, 'beta alpha').map(({ ticker }) => ticker)).toEqual([
      'both',
      'word',
      'inside',
    ]);
  });

  it('ignores white space between the words', () => {
    const list = [aCurrency({ ticker: 'one', name: 'alpha beta' })];
    expect(searchCurrencies(list, 'beta   alpha')).toEqual(list);
  });

  it('ignores everything after 128 characters', () => {
    const list = [aCurrency({ ticker: 'one', name: 'a'.repeat(128) })];
    expect(searchCurrencies(list, `${'a'.repeat(128)}b`)).toEqual(list);
  });
});

describe('a search with a longer query', () => {
  const afresh = (query: string) => searchCurrencies([...listed], query).map(({ ticker }) => ticker);
  it.each([
    { rule: 'letter by letter', typed: ['b', 'bi', 'bit', 'bitc', 'bitcoin'] },
    { rule: 'and back', typed: ['usdt', 'usdt t', 'usdt tr', 'usdt t', 'usdt', 'usd', 'u', '', 'u'] },
    { rule: 'with a second word', typed: ['cash', 'cash ', 'cash b', 'cash bitcoin'] },
    { rule: 'into a slip and out of it', typed: ['teth', 'tethr', 'tethr t', 'tethr', 'teth', 'tether'] },
    { rule: 'to another word at once', typed: ['tron', 'nano', 'tron', 'tr', 'pepe'] },
    { rule: 'to one that finds more', typed: ['bitcoin', 't', 'bitcoin', 'b', 'o'] },
    { rule: 'into nothing and back', typed: ['eth', 'ethzzzz', 'eth', 'ethe'] },
    { rule: 'by a contract', typed: ['0xdac', '0xdac1', '0xdac17', '0xdac'] },
  ])('finds the same as a new search: $rule', ({ typed }) => {
    // a separate array: the cache of other tests does not apply
    const continued = [...listed];
    for (const query of typed) {
      const found = searchCurrencies(continued, query).map(({ ticker }) => ticker);
      expect([query, found]).toEqual([query, afresh(query)]);
    }
  });
});

const least = (work: () => unknown, before: () => unknown): number =>
  Math.min(
    ...[0, 1, 2, 3, 4].map(() => {
      before();
      return cpuMs(work);
    }),
  );

describe('the processor time a search takes', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      aCurrency({
        ticker: `t${String(at)}`,
        name: `Token number ${String(at)} of many`,
        network: 'eth',
        tokenContract: CONTRACT,
      }),
    );
  /** Limit for a query of two words, one of them with a typo, which runs several searches. */
  const LIMIT = 15;
  const QUERIES = ['t', 't14', 'token', 'number many', '0xdac17f', 'tokne'];

  // measured relative to a plain search that normalises every text each time, so that the machine's speed does not
  // matter
  it.each([{ rows: 1_500 }, { rows: 12_000 }])(
    'is at most a few times that of a plain search for $rows rows',
    ({ rows }) => {
      const currencies = many(rows);
      const plain = () =>
        currencies.filter(({ name, ticker }) =>
          `${name} ${ticker}`.normalize('NFKD').toLowerCase().includes('x'),
        );
      searchCurrencies(currencies, 'first, which builds the index');
      const slowest = Math.max(
        ...QUERIES.map((query) =>
          // another query in between, so that this one is not cached
          least(
            () => searchCurrencies(currencies, query),
            () => searchCurrencies(currencies, 'zz'),
          ),
        ),
      );
      expect(slowest).toBeLessThan(LIMIT * least(plain, plain));
    },
  );
});
