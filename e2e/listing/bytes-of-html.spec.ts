import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { expect, test } from '../support/test.ts';

/** Limits in bytes, by path. The styles of the first paint are 5.5 to 7 kB of it (ADR 0063). */
const LIMITS = new URL('../../tools/budgets/html.json', import.meta.url);

const readLimits = async (): Promise<readonly (readonly [path: string, limit: number])[]> => {
  const raw: unknown = JSON.parse(await readFile(LIMITS, 'utf8'));
  const limits = t.record(t.string, t.number).decode(raw);
  if (E.isLeft(limits)) throw new Error('html.json is not a table of limits');
  return Object.entries(limits.right);
};

/** Compresses like the server compresses a cached page. */
const brotliBytes = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

test('the HTML of a page is within its limit', async ({ request }) => {
  for (const [path, limit] of await readLimits()) {
    let html = '';
    // a server that is short of time leaves the content to the browser
    await expect(async () => {
      html = await (await request.get(path)).text();
      expect(html).toMatch(/<h1[ >]/);
    }).toPass();
    expect.soft(brotliBytes(html), path).toBeLessThanOrEqual(limit);
  }
});
