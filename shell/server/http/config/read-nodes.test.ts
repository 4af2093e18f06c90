import * as E from 'fp-ts/lib/Either.js';

import { readNodes } from './read-nodes.ts';

describe('NODE_<NETWORK>', () => {
  it('names the nodes of networks, and other variables of Node.js are left alone', () => {
    const nodes = readNodes({
      NODE_ETH: 'https://node.example/key',
      NODE_LTC: 'http://user:pass@127.0.0.1:9332',
      NODE_BTC: 'esplora+https://mempool.space/api',
      NODE_DOGE: ' ',
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-old-space-size=100',
    });
    expect(
      E.isRight(nodes) ? nodes.right.map(({ network, kind }) => `${network} ${kind}`) : nodes.left,
    ).toEqual(['eth evm', 'btc esplora', 'ltc bitcoind']);
  });

  it.each([
    { rule: 'another scheme', name: 'NODE_ETH', value: 'ws://user:s3cret@node.example' },
    {
      rule: 'an Esplora server of an EVM network',
      name: 'NODE_ETH',
      value: 'esplora+https://user:s3cret@node',
    },
    { rule: 'an unknown network', name: 'NODE_BITCOIN', value: 'https://user:s3cret@node.example' },
    { rule: 'a network without nodes', name: 'NODE_XRP', value: 'https://user:s3cret@node.example' },
  ])('with $rule is a problem that does not show the value', ({ name, value }) => {
    const nodes = readNodes({ [name]: value });
    expect(E.isLeft(nodes) ? nodes.left.join() : null).toContain(`${name} is wrong`);
    expect(JSON.stringify(nodes)).not.toContain('s3cret');
  });
});
