import * as E from 'fp-ts/lib/Either.js';

import { aBuildFile } from '../testing/a-build.ts';
import { Build } from './build.ts';
import { decodeFile, encodeFile } from './decode.ts';
import { Release } from './release.ts';
import { HeadHint, pinOf, Revision } from './revision.ts';

const HASH = 'A'.repeat(64);

const aReleaseFile = (fields: Readonly<Record<string, unknown>> = {}) => ({
  ...aBuildFile(),
  files: { 'browser/main.js': { sha384: HASH, bytes: 3 } },
  publishedAt: '2026-01-31T12:00:00.000Z',
  by: 'ann',
  ...fields,
});

const aRevisionFile = (fields: Readonly<Record<string, unknown>> = {}) => ({
  schema: 1,
  rev: 1,
  prev: null,
  at: '2026-01-31T12:00:00.000Z',
  by: 'ann',
  reason: '',
  requestId: 'r-1',
  shell: '',
  remotes: { 'mfe-swap': { stable: '1.0.0', previous: [] } },
  ...fields,
});

const problemsOf = (result: E.Either<readonly string[], unknown>): readonly string[] =>
  E.isLeft(result) ? result.left : [];

describe('decodeFile', () => {
  it.each([
    { file: 'Build', codec: Build, value: aBuildFile() },
    { file: 'Release', codec: Release, value: aReleaseFile() },
    { file: 'Revision', codec: Revision, value: aRevisionFile() },
    { file: 'HeadHint', codec: HeadHint, value: { schema: 1, rev: 7, sha256: 'a'.repeat(64) } },
  ])('decodes a $file as it was written', ({ codec, value }) => {
    expect(decodeFile<unknown>(codec, encodeFile(value))).toEqual(E.right(value));
  });

  it.each([
    {
      value: aBuildFile({ fields: { routes: 4 } }),
      problem: 'field routes: expected a list of texts, got 4',
    },
    {
      value: aBuildFile({ fields: { contract: { built: '0.1.0' } } }),
      problem: 'field contract.range: expected string, got nothing',
    },
    {
      value: aBuildFile({ fields: { entry: { path: '../x.js', globalName: 'x' } } }),
      problem:
        'field entry.path: expected a relative path inside the build, such as browser/main.js, got "../x.js"',
    },
    {
      value: aBuildFile({ fields: { preload: { scripts: ['a.js', '/b.js'], styles: [] } } }),
      problem:
        'field preload.scripts.1: expected a relative path inside the build, such as browser/main.js, got "/b.js"',
    },
    { value: aBuildFile({ fields: { schema: 2 } }), problem: 'field schema: expected 1, got 2' },
    {
      value: aBuildFile({ version: 'latest' }),
      problem: 'field version: expected a version such as 1.9.0 or 1.9.0-pr12, got "latest"',
    },
    { value: null, problem: 'the whole file: expected Build, got null' },
  ])('names field, expected and actual value: $problem', ({ value, problem }) => {
    expect(problemsOf(decodeFile(Build, encodeFile(value)))).toEqual([problem]);
  });

  it.each([
    {
      value: aReleaseFile({ files: { 'browser/main.js': { sha384: 'short', bytes: 3 } } }),
      problem: 'field files.browser/main.js.sha384: expected a SHA-384 in base64, got "short"',
    },
    {
      value: aReleaseFile({ files: { 'browser/main.js': { sha384: HASH, bytes: -1 } } }),
      problem: 'field files.browser/main.js.bytes: expected a whole number of at least 0, got -1',
    },
    {
      value: aReleaseFile({ publishedAt: 'yesterday' }),
      problem: 'field publishedAt: expected an ISO date such as 2026-01-31T12:00:00.000Z, got "yesterday"',
    },
    { value: aReleaseFile({ by: ' ' }), problem: 'field by: expected a text that is not empty, got " "' },
    {
      value: aReleaseFile({ files: { '../x': { sha384: HASH, bytes: 1 } } }),
      problem:
        'field files.../x: expected a relative path inside the build, such as browser/main.js, got "../x"',
    },
  ])('refuses a release: $problem', ({ value, problem }) => {
    expect(problemsOf(decodeFile(Release, encodeFile(value)))).toEqual([problem]);
  });

  it('lists every problem of a revision', () => {
    const value = aRevisionFile({ rev: 0, remotes: { 'mfe-swap': { stable: 'x', previous: 'y' } } });
    expect(problemsOf(decodeFile(Revision, encodeFile(value)))).toEqual([
      'field rev: expected a whole number of at least 1, got 0',
      'field remotes.mfe-swap.stable: expected a version such as 1.9.0 or 1.9.0-pr12, got "x"',
      'field remotes.mfe-swap.previous: expected a list of versions, got "y"',
    ]);
  });

  it('reports a broken hash as one problem', () => {
    expect(problemsOf(decodeFile(Revision, encodeFile(aRevisionFile({ prev: 'abc' }))))).toEqual([
      'field prev: expected 64 hex digits, or null in the first revision, got "abc"',
    ]);
  });

  it.each([
    { what: 'cut off', bytes: new TextEncoder().encode('{"schema":1,') },
    { what: 'empty', bytes: new Uint8Array() },
    { what: 'not UTF-8', bytes: new Uint8Array([0x22, 0xff, 0x22]) },
  ])('refuses a file that is $what', ({ bytes }) => {
    expect(problemsOf(decodeFile(Revision, bytes))).toEqual([
      `the whole file: expected JSON, got ${String(bytes.length)} bytes that are not`,
    ]);
  });

  it('keeps fields that a newer writer added', () => {
    const canary = { version: '1.1.0', percent: 5, salt: 's' };
    const value = aRevisionFile({ remotes: { 'mfe-swap': { stable: '1.0.0', previous: [], canary } } });
    expect(decodeFile<unknown>(Revision, encodeFile(value))).toEqual(E.right(value));
  });
});

describe('pinOf', () => {
  const remotes = { 'mfe-swap': { stable: '1.0.0', previous: [] } };

  it.each([
    { remote: 'mfe-swap', pin: { stable: '1.0.0', previous: [] } },
    { remote: 'mfe-pro', pin: null },
    { remote: 'constructor', pin: null },
  ])('finds for $remote: $pin', ({ remote, pin }) => {
    expect(pinOf({ remotes }, remote)).toEqual(pin);
  });
});
