import { NETWORKS } from '../currencies/index.ts';
import { familyNamed } from './index.ts';

const isValid = (family: string, address: string): boolean =>
  new RegExp(familyNamed(family).pattern).test(address) && familyNamed(family).hasValidChecksum(address);

const networks = [...NETWORKS.values()];

describe('drawn addresses', () => {
  it.each(networks)('are valid on $name', ({ addressFamily }) => {
    const addresses = Array.from({ length: 25 }, (_, index) =>
      familyNamed(addressFamily).draw(`order ${String(index)}`),
    );

    expect(addresses.filter((address) => !isValid(addressFamily, address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('are the same for the same words', () => {
    expect(familyNamed('bitcoin').draw('one order')).toBe(familyNamed('bitcoin').draw('one order'));
  });

  it.each(
    [
      'bitcoin',
      'litecoin',
      'dogecoin',
      'bitcoin-cash',
      'dash',
      'zcash',
      'tron',
      'xrp',
      'stellar',
      'ton',
      'cosmos',
      'cardano',
      'polkadot',
      'algorand',
      'monero',
      'filecoin',
      'tezos',
      'multiversx',
      'kaspa',
      'nano',
      'nem',
      'stacks',
      'ardor',
      'internet-computer',
    ].map((family) => ({ family })),
  )('lose their checksum on $family when one character changes', ({ family }) => {
    const address = familyNamed(family).draw('a changed character');
    const last = address.at(-3) ?? '';
    const other = 'q23456789'.replace(last, '').charAt(1);
    const changed = `${address.slice(0, -3)}${other}${address.slice(-2)}`;

    expect(isValid(family, changed)).toBe(false);
  });
});
