import { isAddressOf } from '../addresses/index.ts';
import { NETWORKS } from '../currencies/index.ts';
import { addressPatternOf, drawAddress } from './index.ts';

const isValid = (code: string, address: string): boolean => {
  const network = NETWORKS.get(code);
  if (network === undefined || !new RegExp(addressPatternOf(network)).test(address)) return false;
  return isAddressOf(network, address);
};

const drawOn = (code: string, words: string): string => {
  const network = NETWORKS.get(code);
  return network === undefined ? '' : drawAddress(network, words);
};

const networks = [...NETWORKS.values()];

describe('drawn addresses', () => {
  it.each(networks)('are valid on $name', ({ code }) => {
    const addresses = Array.from({ length: 25 }, (_, index) => drawOn(code, `order ${String(index)}`));

    expect(addresses.filter((address) => !isValid(code, address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('are valid on Stacks if the hash starts with a zero byte', () => {
    const address = drawOn('stx', 'order 87');
    expect(address).toMatch(/^SP0/);
    expect(isValid('stx', address)).toBe(true);
  });

  it('are the same for the same words', () => {
    expect(drawOn('btc', 'one order')).toBe(drawOn('btc', 'one order'));
  });

  it.each(
    [
      'btc',
      'ltc',
      'doge',
      'bch',
      'dash',
      'zec',
      'trx',
      'xrp',
      'xlm',
      'ton',
      'atom',
      'ada',
      'dot',
      'algo',
      'xmr',
      'fil',
      'xtz',
      'egld',
      'kas',
      'xno',
      'xem',
      'stx',
      'ardr',
      'icp',
    ].map((network) => ({ network })),
  )('lose their checksum on $network when one character changes', ({ network }) => {
    const address = drawOn(network, 'a changed character');
    const last = address.at(-3) ?? '';
    const other = 'q23456789'.replace(last, '').charAt(1);
    const changed = `${address.slice(0, -3)}${other}${address.slice(-2)}`;

    expect(isValid(network, changed)).toBe(false);
  });
});
