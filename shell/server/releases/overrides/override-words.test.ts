import * as E from 'fp-ts/lib/Either.js';

import { overrideIn, readOverride, wordsOfOverride } from './override-words.ts';

describe('overrides in a URL', () => {
  it.each<{ mfe: string | null; rev: string | null; words: string[] }>([
    { mfe: 'mfe-swap@1.9.0', rev: null, words: ['mfe-swap@1.9.0'] },
    { mfe: 'mfe-swap@1.9.0-pr12, mfe-pro@2.0.0', rev: null, words: ['mfe-swap@1.9.0-pr12', 'mfe-pro@2.0.0'] },
    { mfe: null, rev: '412', words: ['mfe-rev=412'] },
    { mfe: 'mfe-swap@1.9.0', rev: '412', words: ['mfe-rev=412', 'mfe-swap@1.9.0'] },
    { mfe: '', rev: null, words: [] },
    { mfe: 'mfe-swap@http://localhost:5173', rev: null, words: ['mfe-swap@http://localhost:5173'] },
    { mfe: 'mfe-swap@http://127.0.0.1:5173/', rev: null, words: ['mfe-swap@http://127.0.0.1:5173'] },
  ])('$mfe and $rev: $words', ({ mfe, rev, words }) => {
    const override = readOverride(mfe, rev);
    const read = E.isRight(override) ? wordsOfOverride(override.right) : [];
    expect(read).toEqual(words);
    expect(wordsOfOverride(overrideIn(read.join()))).toEqual(words);
  });

  it.each([
    { what: 'a version without a remote', mfe: '1.9.0' },
    { what: 'a remote without a version', mfe: 'mfe-swap' },
    { what: 'a path outside the ledger', mfe: 'mfe-swap@../../x' },
    { what: 'a URL of another site', mfe: 'mfe-swap@https://evil.example/x.js' },
    { what: 'a host that starts like this machine', mfe: 'mfe-swap@http://localhost.evil.example:80' },
    { what: 'a user name like this machine', mfe: 'mfe-swap@http://localhost:5173@evil.example:80' },
    { what: 'this machine without a port', mfe: 'mfe-swap@http://localhost' },
    { what: 'a path on this machine', mfe: 'mfe-swap@http://localhost:5173/x.js' },
    { what: 'another scheme', mfe: 'mfe-swap@ftp://localhost:5173' },
    { what: 'too many', mfe: 'x'.repeat(2000) },
  ])('is refused: $what', ({ mfe }) => {
    expect(E.isLeft(readOverride(mfe, null))).toBe(true);
  });

  it.each(['0', '-1', 'x', '1e9', '99999999999'])('%s is not a revision', (rev) => {
    expect(readOverride(null, rev)).toEqual(E.left(expect.stringContaining('is not a revision')));
  });

  it('is empty for a forged cookie', () => {
    expect(wordsOfOverride(overrideIn('mfe-swap@https://evil.example'))).toEqual([]);
  });
});
