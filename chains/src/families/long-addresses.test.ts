import { bech32 } from '@scure/base';

import { suspiciousTextOf } from '../addresses/index.ts';
import { loadFamily } from './load-family.ts';

const words = (length: number): number[] => Array.from({ length }, (_, at) => (at * 7) % 32);

/** ZIP 316: a Sapling and an Orchard receiver, and one of 252 bytes of a type that wallets skip. */
const UNIFIED = [
  'u13a4gh59pa8ny0qp2g7pd82fhpgvrt66tqpj3m7q8c3vrrutwx0tu8pru4ue2hekflxul893flvdclqd58l6p9z9qgtejxu',
  'jwtr3yp7mqdw7ltkf6zphk05a8gd3m4c92lzw23edarqtn66nthd3zw2v0n9nzq5dqwdpy6z0uv07v5fkrmtyyqg3u7ldxt0',
  'k7nnkg7gve5xvwcg6g8mrddp534hhwt5tug5x88a6rkp3rrlcqjz45q4k38t5ndnap4206sz9lacld3cud8ufvutyrrcwjcc',
  'gs05f2gnrk09s8dm0txv9qpjxvs5q9dfuvv632qpq3dh467na2am5ye9f9agyh95j2d253ekxjqpw22quy8szpukxaelred2',
  'adq4defllln8zuyq60g0rayhmxucyq0ztc5sxsc5yasdwmmgcekwd6ghkpdswxwf5mz6h34h2v9p8wf9nz5sqz2xzleaerqp',
  'y0pe9vwpnw3888ltmhjxrapukkn66skncemrcckedwu7h5fjaepauue3xqegqjkk96p7752m9vp2h0r2epuhx6077gsrm9g8',
  '76c99yv7',
].join('');

const ROWS = [
  {
    rule: 'an invoice with many hints',
    network: 'lightning',
    address: bech32.encode('lnbc1m', words(2_000), 5_000),
  },
  {
    rule: 'a unified address with many receivers',
    network: 'zec',
    address: UNIFIED,
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
