import { isFamilyName } from '../address-families/index.ts';
import { NETWORKS } from './networks.table.ts';

const networks = [...NETWORKS.values()];

describe('the table of networks', () => {
  it('names families that exist', () => {
    expect(networks.filter(({ addressFamily }) => !isFamilyName(addressFamily))).toEqual([]);
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
    const pattern = new RegExp(NETWORKS.get(network)?.extraIdPattern ?? '$^');

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
  ])('calls the extra id of $network $name', ({ network, name }) => {
    expect(NETWORKS.get(network)?.extraIdName).toBe(name);
  });

  it('masks an explorer address with $$, once', () => {
    const masks = networks.flatMap((network) => [
      network.addressExplorerMask,
      network.transactionExplorerMask,
    ]);

    expect(masks.filter((mask) => mask.split('$$').length !== 2 || !mask.startsWith('https://'))).toEqual([]);
  });
});
