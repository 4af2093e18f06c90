import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { createNonce } from '../../http/security/index.ts';
import { PAGE_ID_PLACEHOLDER, TIME_PLACEHOLDER } from './page-data-json.ts';
import { encodeReady } from './ready-encoding.ts';

const rows = '<li>Bitcoin</li>'.repeat(200);
const parts = [
  '<script nonce="',
  `">${rows}<script nonce="`,
  `">{"pageId":${PAGE_ID_PLACEHOLDER},"serverTime":${TIME_PLACEHOLDER}}`,
];
const filling = { nonce: createNonce(), nowMs: 1_795_665_000_000, pageId: 'page-1-signed' };
const textWith = ({ nonce, nowMs, pageId }: typeof filling) =>
  `<script nonce="${nonce}">${rows}<script nonce="${nonce}">{"pageId":"${pageId}","serverTime":${String(nowMs)}}`;

describe('encodeReady', () => {
  it.each([
    {
      rule: 'a cached page in brotli',
      isCacheable: true,
      accepts: 'br, gzip',
      encoding: 'br',
    },
    { rule: 'a cached page without brotli', isCacheable: true, accepts: 'gzip', encoding: 'gzip' },
    {
      rule: 'a cached page without a page ID in gzip, because brotli finds no place for an empty value',
      isCacheable: true,
      accepts: 'br, gzip',
      pageId: '',
      encoding: 'gzip',
    },
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
  ])('$rule', async ({ isCacheable, accepts, encoding, pageId = filling.pageId }) => {
    const answer = await encodeReady({ parts, isCacheable }, { ...filling, pageId }, accepts);
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync, identity: (body: Buffer) => body }[
      answer.encoding
    ];

    expect(answer.encoding).toBe(encoding);
    expect(unpack(answer.body).toString()).toBe(textWith({ ...filling, pageId }));
  });

  it.each(['gzip', 'br'])('sets a new nonce, time and page ID in each response in %s', async (accepts) => {
    for (const at of [1, 2, 3]) {
      const own = { nonce: createNonce(), nowMs: filling.nowMs + at, pageId: `page-${String(at)}-signed` };
      const { body } = await encodeReady({ parts, isCacheable: true }, own, accepts);
      const html = accepts === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
      expect(html.toString()).toBe(textWith(own));
    }
  });
});
