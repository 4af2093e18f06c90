import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { TIME_PLACEHOLDER } from './page-data-json.ts';
import { encodeReady } from './ready-encoding.ts';

const rows = '<li>Bitcoin</li>'.repeat(200);
const parts = ['<script nonce="', `">${rows}<script nonce="`, `">{"serverTime":${TIME_PLACEHOLDER}}`];
const filling = { nonce: 'n1', nowMs: 42 };
const text = `<script nonce="n1">${rows}<script nonce="n1">{"serverTime":42}`;

describe('encodeReady', () => {
  it.each([
    {
      rule: 'a kept page in gzip, whatever else is accepted',
      isCacheable: true,
      accepts: 'br, gzip',
      encoding: 'gzip',
    },
    { rule: 'a kept page for who takes no gzip', isCacheable: true, accepts: 'br', encoding: 'br' },
    {
      rule: 'a page of one visitor in the smallest form',
      isCacheable: false,
      accepts: 'br, gzip',
      encoding: 'br',
    },
    {
      rule: 'a plain page for who takes nothing',
      isCacheable: true,
      accepts: 'gzip;q=0',
      encoding: 'identity',
    },
  ])('$rule', async ({ isCacheable, accepts, encoding }) => {
    const answer = await encodeReady({ parts, isCacheable }, filling, accepts);
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync, identity: (body: Buffer) => body }[
      answer.encoding
    ];

    expect(answer.encoding).toBe(encoding);
    expect(unpack(answer.body).toString()).toBe(text);
  });

  it('gives each answer a nonce and a time of its own', async () => {
    const bodies = await Promise.all(
      [1, 2].map((nowMs) =>
        encodeReady({ parts, isCacheable: true }, { nonce: `n${String(nowMs)}`, nowMs }, 'gzip'),
      ),
    );
    expect(bodies.map(({ body }) => gunzipSync(body).toString().slice(-20))).toEqual([
      'n1">{"serverTime":1}',
      'n2">{"serverTime":2}',
    ]);
  });
});
