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

/** An Orchard receiver, and one of 253 bytes, whose length needs three bytes (ZIP 316: Bitcoin's compact size). */
const UNIFIED_253 = [
  'u1n4q90nzcpls52h4ryh9yw4zmlan9qknpgc9qfd43wkezc6wfyjkmplsw4catjjr4rt2f6y4w725xje502yehnfu8gnn7nn',
  'sc8unklull9p9tv8q6pp07jdxf29p0kfyyvvxsr0n3seecvgm7a8pmaxfm799pumly4c4j260arszuj5j00ra8980hh6xuae',
  '8hu699zdrmytmv2awd74ewj03khn0f4vw5uyqyhe8qyjytte9sy0lvtw57n4xwk7mhpuyt2h6h30cczrg59d0vwxyljv0p34',
  'mm5zjd3jcxfksgluvhmh3unfpgrlssvga8jzffy4jxxegf3skjx0xahm0pjm9yhpgwkt75hthj0yxq4058lthgwwvxpz07sr',
  'qk8sy2wsg5pvqw9fdyyu2yjalpz3nvqxc2ffq2e0rxrpanjkeusz7x7er8qmp0dra34wvrzsgaq6h97gfkv40jzatnmvtfrj',
  '3rhvclx4e30cq0vcww6d64ys30ee5uje8sa7s',
].join('');

/** The same with 252 bytes: its length is written in three bytes, and one is enough. */
const NOT_SHORTEST = [
  'u1zgx4sdqj4jc6zgm7ftq5tz3429euqxc5hvk5dk7za67xrm6swxd283w2hnahqmn44nztmz87h39jvggm67z546f4llnl4p',
  'hsznsdqvdflpka23juymd8lfs63xujd6cxjgsq0g6w65d7h3wclrwsezwwau3qj4pu5mwtktpguu7pc54y6jpydsqsp4t72s',
  '0nqlkuftffu03aq0xgxdfdvdlvzarvv0kvd2kzguaxshlk60a4k7l2qnrp2jcmz5gyr50v3gewf6qjhx07e7gaednt559nr3',
  'w2wtg5y5ddh8u2alwhp5d7f5c763tyq0estmm630mkpsxp80wuyr7g2vg94q4zqp2s0glfllpt2dw2pzje2nq72vydj65fwy',
  'lzdkww9ysfhmy0xm6x3hmyy8nnl78ph0ye6kcrvxu83n2g3mg8243e7nmq0etvxln5ny0fyudhme3eq2fxnddwnaytrt9pka',
  'hrzpyejlrq6f5gxssktl4gfcj5uhaqwmv3km',
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
  {
    rule: 'a unified address with a receiver of 253 bytes',
    network: 'zec',
    address: UNIFIED_253,
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

  it('refuses a unified address with a length that is not in its shortest form', async () => {
    expect((await loadFamily('zec'))?.(NOT_SHORTEST)).toBe('ChecksumMismatch');
  });

  it('accepts an upper-case invoice, as in QR codes', async () => {
    const invoice = bech32.encode('lnbc1m', words(200), 5_000).toUpperCase();
    expect((await loadFamily('lightning'))?.(invoice)).toBe('Valid');
  });
});
