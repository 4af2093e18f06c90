import { paysTo, scriptOf } from './script-of.ts';

/** Scripts of the vectors of BIP 173 and BIP 350; the others are decoded by @scure/btc-signer. */
const VECTORS = [
  {
    network: 'btc',
    address: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    script: '0014751e76e8199196d454941c45d1b3a323f1433bd6',
  },
  {
    network: 'btc',
    address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    script: '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  },
  {
    network: 'btc',
    address: 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    script: '5128751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
  },
  {
    network: 'btc',
    address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    script: '76a91477bff20c60e522dfaa3350c39b030a5d004e839a88ac',
  },
  {
    network: 'btc',
    address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    script: 'a914b472a266d0bd89c13706a4132ccfb16f7c3b9fcb87',
  },
  {
    network: 'ltc',
    address: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    script: '0014751e76e8199196d454941c45d1b3a323f1433bd6',
  },
  {
    network: 'ltc',
    address: 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7',
    script: 'a914736b7802c4568fa4c406279db461671786cff03087',
  },
  {
    network: 'ltc',
    address: '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj',
    script: 'a914736b7802c4568fa4c406279db461671786cff03087',
  },
];

describe('the output script of an address', () => {
  it.each(VECTORS)('$network $address', ({ network, address, script }) => {
    expect(scriptOf(network, address)).toBe(script);
  });

  it.each([
    { rule: 'another network', network: 'btc', address: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9' },
    { rule: 'a network with other scripts', network: 'zec', address: 't3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd' },
    { rule: 'no address', network: 'btc', address: 'x' },
  ])('is unknown: $rule', ({ network, address }) => {
    expect(scriptOf(network, address)).toBeNull();
  });
});

describe('an output of litecoind in regtest mode', () => {
  const address = 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9';
  const script = '0014751e76e8199196d454941c45d1b3a323f1433bd6';
  const other = '0014751e76e8199196d454941c45d1b3a323f1433bd7';
  it.each([
    {
      rule: 'pays an address of the site with its script',
      output: { script, addresses: ['rltc1'] },
      is: true,
    },
    {
      rule: 'with the script in upper case',
      output: { script: script.toUpperCase(), addresses: [] },
      is: true,
    },
    {
      rule: 'with its address, if the node states no script',
      output: { script: null, addresses: [address] },
      is: true,
    },
    { rule: 'not with another script', output: { script: other, addresses: [] }, is: false },
    {
      rule: 'not with a script that only contains it',
      output: { script: `${script}00`, addresses: [] },
      is: false,
    },
    { rule: 'not with nothing', output: { script: null, addresses: [] }, is: false },
  ])('$rule: $is', ({ output, is }) => {
    expect(paysTo('ltc', address)(output)).toBe(is);
  });
});
