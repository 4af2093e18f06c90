import { gunzipSync } from 'node:zlib';

import fc from 'fast-check';

import { spliceable, spliceGzip } from './spliced-gzip.ts';

const throughGzip = async (parts: readonly string[], fillings: readonly string[]): Promise<string> =>
  gunzipSync(spliceGzip(await spliceable(parts), fillings)).toString();

describe('gzip with inserted values', () => {
  it.each([
    { rule: 'no cut', parts: ['all of it'], fillings: [], text: 'all of it' },
    { rule: 'a cut', parts: ['a nonce="', '">b'], fillings: ['n1'], text: 'a nonce="n1">b' },
    { rule: 'a cut at both ends', parts: ['', 'x', ''], fillings: ['1', '2'], text: '1x2' },
    { rule: 'multi-byte characters', parts: ['日本', '🦄'], fillings: ['ü'], text: '日本ü🦄' },
    { rule: 'empty text', parts: [''], fillings: [], text: '' },
  ])('$rule', async ({ parts, fillings, text }) => {
    expect(await throughGzip(parts, fillings)).toBe(text);
  });

  it('differs for each response', async () => {
    const spliced = await spliceable(['<script nonce="', '"></script>'.repeat(1000)]);
    const texts = ['one', 'two'].map((nonce) => gunzipSync(spliceGzip(spliced, [nonce])).toString());

    expect(texts.map((text) => text.slice(0, 19))).toEqual(['<script nonce="one"', '<script nonce="two"']);
  });

  it('works for any text', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), text, async (parts, filling) => {
        const fillings = parts.slice(1).map(() => filling);
        expect(await throughGzip(parts, fillings)).toBe(parts.join(filling));
      }),
    );
  });

  it('is small: repetitions within a piece are compressed', async () => {
    const row = '<li><a href="/currencies/bitcoin">Bitcoin</a></li>';
    const spliced = await spliceable([row.repeat(1500), row.repeat(10)]);

    expect(spliceGzip(spliced, ['x']).length).toBeLessThan(row.length * 30);
  });
});
