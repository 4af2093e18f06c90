import fc from 'fast-check';

import { loadFamily } from '../load-family';
import { ACCOUNT_VECTORS } from './account-vectors.fixture';
import { HASH_VECTORS } from './address-vectors.fixture';

const VECTORS = [...HASH_VECTORS, ...ACCOUNT_VECTORS];
const VALID = VECTORS.flatMap(({ valid, ...rest }) => valid.map((address) => ({ ...rest, address })));
const CHECKED = VALID.filter(({ hasChecksum }) => hasChecksum);
const NETWORKS = [...new Set(VECTORS.map(({ network }) => network))];
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Fixed, because a checksum of two bytes lets one in 65,536 changes through. */
const SEED = 20_261_120;

const verdictOf = async (network: string, address: string) => (await loadFamily(network))?.(address) ?? null;

describe('published addresses', () => {
  it.each(VALID)('$network takes $address ($source)', async ({ network, address }) => {
    expect(await verdictOf(network, address)).toBe('Valid');
  });
});

describe('a changed character', () => {
  it.each(CHECKED)('is noticed in $network $address', async ({ network, address }) => {
    const check = await loadFamily(network);
    const change = fc.tuple(fc.nat(address.length - 1), fc.constantFrom(...Array.from(LETTERS)));
    fc.assert(
      fc.property(change, ([at, letter]) => {
        const changed = address.slice(0, at) + letter + address.slice(at + 1);
        return changed === address || check?.(changed) !== 'Valid';
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

describe('a lost or doubled character', () => {
  it.each(CHECKED)('is noticed in $network $address', async ({ network, address }) => {
    const check = await loadFamily(network);
    const places = Array.from(address, (_, at) => at);
    const lost = places.map((at) => address.slice(0, at) + address.slice(at + 1));
    const doubled = places.map((at) => address.slice(0, at) + address.slice(at, at + 1) + address.slice(at));
    expect([...lost, ...doubled].filter((text) => check?.(text) === 'Valid')).toEqual([]);
  });
});

describe('any text', () => {
  it.each(NETWORKS)('never makes %s throw', async (network) => {
    const check = await loadFamily(network);
    const known = fc.constantFrom(...VALID.map(({ address }) => address));
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.tuple(known, fc.string()).map(([address, tail]) => address.slice(0, 8) + tail),
    );
    fc.assert(
      fc.property(texts, (text) =>
        ['Valid', 'ChecksumMismatch', 'NotThisFamily'].includes(check?.(text) ?? ''),
      ),
    );
  });
});
