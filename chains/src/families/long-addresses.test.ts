import { bech32, bech32m } from '@scure/base';

import { suspiciousTextOf } from '../addresses/index.ts';
import { loadFamily } from './load-family.ts';

const words = (length: number): number[] => Array.from({ length }, (_, at) => (at * 7) % 32);

const ROWS = [
  {
    rule: 'an invoice with many hints',
    network: 'lightning',
    address: bech32.encode('lnbc1m', words(2_000), 5_000),
  },
  {
    rule: 'a unified address with many receivers',
    network: 'zec',
    address: bech32m.encode('u', bech32m.toWords(Uint8Array.from(words(900))), 5_000),
  },
];

describe('long addresses', () => {
  it.each(ROWS)('$rule is accepted', async ({ network, address }) => {
    expect([(await loadFamily(network))?.(address), suspiciousTextOf(address)]).toEqual(['Valid', null]);
  });

  it.each(ROWS)('$rule is refused with one character changed', async ({ network, address }) => {
    const last = address.endsWith('q') ? 'p' : 'q';
    expect((await loadFamily(network))?.(address.slice(0, -1) + last)).toBe('ChecksumMismatch');
  });

  it('accepts an upper-case invoice, as in QR codes', async () => {
    const invoice = bech32.encode('lnbc1m', words(200), 5_000).toUpperCase();
    expect((await loadFamily('lightning'))?.(invoice)).toBe('Valid');
  });
});
