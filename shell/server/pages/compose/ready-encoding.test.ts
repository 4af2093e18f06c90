import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { PAGE_ID_PLACEHOLDER, TIME_PLACEHOLDER } from './page-data-json.ts';
import { encodeReady } from './ready-encoding.ts';

const rows = '<li>Bitcoin</li>'.repeat(200);
const parts = [
  '<script nonce="',
  `">${rows}<script nonce="`,
  `">{"pageId":${PAGE_ID_PLACEHOLDER},"serverTime":${TIME_PLACEHOLDER}}`,
];
const filling = { nonce: 'n1', nowMs: 42, pageId: 'p1' };
const text = `<script nonce="n1">${rows}<script nonce="n1">{"pageId":"p1","serverTime":42}`;

describe('encodeReady', () => {
  it.each([
    {
      rule: 'a cached page in gzip, whatever else is accepted',
      isCacheable: true,
      accepts: 'br, gzip',
      encoding: 'gzip',
    },
    { rule: 'a cached page without gzip', isCacheable: true, accepts: 'br', encoding: 'br' },
    {
      rule: 'a page for one visitor in the smallest encoding',
      isCacheable: false,
      accepts: 'br, gzip',
      encoding: 'br',
    },
    {
      rule: 'a page without any encoding',
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

  it('sets a new nonce, time and page ID in each response', async () => {
    const bodies = await Promise.all(
      [1, 2].map((nowMs) =>
        encodeReady(
          { parts, isCacheable: true },
          { nonce: `n${String(nowMs)}`, nowMs, pageId: `p${String(nowMs)}` },
          'gzip',
        ),
      ),
    );
    expect(bodies.map(({ body }) => gunzipSync(body).toString().slice(-34))).toEqual([
      'n1">{"pageId":"p1","serverTime":1}',
      'n2">{"pageId":"p2","serverTime":2}',
    ]);
  });
});
