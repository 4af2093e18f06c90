import { findNetwork } from '@coinlane/chains/networks';

import { CURRENCIES } from './catalog.ts';
import { NETWORKS } from './networks.table.ts';

describe('the table of networks', () => {
  it('has every network of the catalogue, with a row in chains', () => {
    const coins = CURRENCIES.filter(({ isFiat }) => !isFiat);
    const codes = [...new Set(coins.map(({ network }) => network))];
    expect(codes.filter((code) => findNetwork(code)?.code !== code)).toEqual([]);
    expect(codes.filter((code) => !NETWORKS.has(code))).toEqual([]);
  });

  it.each([
    {
      rule: 'spec §5: xrp tag, 1-19 digits',
      network: 'xrp',
      takes: ['1', '4294967295', '9'.repeat(19)],
      refuses: ['', '12a', '9'.repeat(20)],
    },
    {
      rule: 'spec §5: xlm memo, 1-28 alphanumeric',
      network: 'xlm',
      takes: ['a', 'Z9', 'a'.repeat(28)],
      refuses: ['a b', 'a'.repeat(29)],
    },
    {
      rule: 'spec §5: eos memo, up to 120 characters',
      network: 'eos',
      takes: ['any words!', 'a'.repeat(120)],
      refuses: ['a'.repeat(121)],
    },
    { rule: 'bnb memo', network: 'bnb', takes: ['104523'], refuses: ['<b>'] },
  ])('has the extra-id patterns: $rule', ({ network, takes, refuses }) => {
    const pattern = new RegExp(NETWORKS.get(network)?.extraId?.pattern ?? '$^');

    expect(takes.filter((extraId) => !pattern.test(extraId))).toEqual([]);
    expect(refuses.filter((extraId) => pattern.test(extraId))).toEqual([]);
  });

  it.each([
    { network: 'xrp', name: 'Destination tag' },
    { network: 'xlm', name: 'Memo' },
    { network: 'algo', name: 'Note' },
    { network: 'hbar', name: 'Memo' },
    { network: 'xmr', name: null },
    { network: 'btc', name: null },
  ])('names the extra id of $network $name', ({ network, name }) => {
    expect(NETWORKS.get(network)?.extraId?.name ?? null).toBe(name);
  });
});
