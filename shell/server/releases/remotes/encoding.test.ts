import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { acceptedEncoding } from './accepted-encoding.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';
import { encodeText } from './encode-text.ts';

describe('acceptedEncoding', () => {
  it.each([
    { header: 'gzip, deflate, br', has: ['br', 'gzip'], encoding: 'br' },
    { header: 'GZIP, BR', has: ['br', 'gzip'], encoding: 'br' },
    { header: 'gzip, br', has: ['gzip'], encoding: 'gzip' },
    { header: 'br;q=0, gzip;q=0.5', has: ['br', 'gzip'], encoding: 'gzip' },
    { header: 'br; q=0.000', has: ['br'], encoding: 'identity' },
    { header: 'abr', has: ['br'], encoding: 'identity' },
    { header: '', has: ['br'], encoding: 'identity' },
    { header: undefined, has: ['br'], encoding: 'identity' },
  ])('$header of $has: $encoding', ({ header, has, encoding }) => {
    expect(acceptedEncoding(header, (name) => has.includes(name))).toBe(encoding);
  });
});

describe('encodeText', () => {
  const text = 'Ü'.repeat(2000);

  it('decodes to the original text', async () => {
    const [br, gzip, identity] = [
      await encodeText(text, 'br'),
      await encodeText(text, 'gzip'),
      await encodeText(text, ''),
    ];
    expect([
      brotliDecompressSync(br.body).toString(),
      gunzipSync(gzip.body).toString(),
      identity.body.toString(),
    ]).toEqual([text, text, text]);
    expect([br.encoding, gzip.encoding, identity.encoding]).toEqual(['br', 'gzip', 'identity']);
  });

  it('does not compress a short text', async () => {
    expect((await encodeText('short', 'br')).encoding).toBe('identity');
  });
});

describe('contentTypeOf', () => {
  it.each([
    { path: 'browser/main.a1b2.js', type: 'text/javascript; charset=utf-8', isSmaller: true },
    { path: 'browser/main.css', type: 'text/css; charset=utf-8', isSmaller: true },
    { path: 'browser/logo.svg', type: 'image/svg+xml; charset=utf-8', isSmaller: true },
    { path: 'browser/reader.wasm', type: 'application/wasm', isSmaller: true },
    { path: 'browser/roboto.woff2', type: 'font/woff2', isSmaller: false },
    { path: 'browser/photo.webp', type: 'image/webp', isSmaller: false },
  ])('$path is $type', ({ path, type, isSmaller }) => {
    expect([contentTypeOf(path), isCompressible(contentTypeOf(path) ?? '')]).toEqual([type, isSmaller]);
  });

  it.each(['server.cjs', 'page.html', 'LICENSE', 'build.sh', '.env'])('%s is not for browsers', (path) => {
    expect(contentTypeOf(path)).toBeNull();
  });
});
