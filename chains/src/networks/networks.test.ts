import { findNetwork, networkName, NETWORKS } from './index.ts';

describe('the table of networks', () => {
  const duplicatesIn = (words: readonly string[]): readonly string[] =>
    words.filter((word, at) => words.indexOf(word) !== at);

  it('has each code, alias, payment scheme and chain ID once', () => {
    expect(duplicatesIn(NETWORKS.map(({ code }) => code))).toEqual([]);
    expect(duplicatesIn(NETWORKS.flatMap(({ aliases }) => aliases))).toEqual([]);
    expect(duplicatesIn(NETWORKS.flatMap(({ schemes }) => schemes))).toEqual([]);
    expect(duplicatesIn(NETWORKS.flatMap(({ chainId }) => chainId?.toString() ?? []))).toEqual([]);
  });

  it('has a name to show and lower-case words to find it by', () => {
    expect(NETWORKS.map(({ name }) => name).filter((name) => !/^\S.*\S$/.test(name))).toEqual([]);
    const words = NETWORKS.flatMap(({ code, coin, aliases, schemes }) => [
      code,
      coin,
      ...aliases,
      ...schemes,
    ]);
    expect(words.filter((word) => !/^[a-z0-9][a-z0-9 .:+-]*$/.test(word))).toEqual([]);
  });

  it('has explorer URLs with one place for the value', () => {
    const urls = NETWORKS.flatMap(({ explorer }) => explorer ?? []).flatMap(({ address, transaction }) => [
      address,
      transaction,
    ]);
    expect(
      urls.filter((url) => url.split('$$').length !== 2 || !/^https:\/\/[a-z0-9.-]+\//.test(url)),
    ).toEqual([]);
  });

  it('has extra ID patterns that match whole texts', () => {
    const patterns = NETWORKS.flatMap(({ extraId }) => extraId?.pattern ?? []);
    expect(patterns.filter((pattern) => !/^\^.+\$$/.test(pattern))).toEqual([]);
  });

  it('has a prefix for every network of a family with many prefixes', () => {
    const needPrefix = (family: string): boolean => family === 'cosmos' || family === 'bech32-account';
    expect(NETWORKS.filter(({ family, prefix }) => needPrefix(family) === (prefix === ''))).toEqual([]);
  });

  it.each(['eth', 'bsc', 'trx', 'matic', 'cchain', 'algo', 'btc', 'sol', 'bnb', 'zksync'])(
    'has %s of spec §9 "Networks"',
    (network) => {
      expect(NETWORKS.map(({ code }) => code)).toContain(network);
    },
  );
});

describe('findNetwork', () => {
  it.each([
    { rule: 'a code', word: 'cchain', code: 'cchain' },
    { rule: 'an alias', word: 'avaxc', code: 'cchain' },
    { rule: 'capitals', word: 'TRC20', code: 'trx' },
    { rule: 'a code before an alias of another network', word: 'bnb', code: 'bnb' },
    { rule: 'an unknown word', word: 'constructor', code: undefined },
  ])('finds a network by $rule', ({ word, code }) => {
    expect(findNetwork(word)?.code).toBe(code);
  });
});

describe('networkName', () => {
  it.each([
    { network: 'cchain', name: 'Avalanche C-Chain' },
    { network: 'trx', name: 'TRON' },
    { network: 'xrp', name: 'XRP Ledger' },
    { network: 'newchain', name: 'NEWCHAIN' },
  ])('$network is $name', ({ network, name }) => {
    expect(networkName(network)).toBe(name);
  });
});
