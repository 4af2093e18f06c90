import type { LedgerError } from './ledger-error.ts';
import { exitCodeOf, wordsOf } from './words-of.ts';

type Row = { readonly error: LedgerError; readonly words: string; readonly exitCode: number };

const taken = {
  _tag: 'VersionTaken',
  remote: 'mfe-swap',
  version: '1.0.0',
  files: ['a.js', 'b.css'],
} as const;

const rows: readonly Row[] = [
  {
    error: { _tag: 'WordRefused', what: 'version', word: '../1', expected: 'a version such as 1.9.0' },
    words: 'version "../1" is not allowed: expected a version such as 1.9.0.',
    exitCode: 3,
  },
  {
    error: {
      _tag: 'NotFound',
      what: 'remote',
      word: 'mfe-x',
      where: 'local',
      known: ['mfe-pro', 'mfe-swap'],
    },
    words: 'There is no remote "mfe-x" in local. Known: mfe-pro, mfe-swap.',
    exitCode: 4,
  },
  {
    error: { _tag: 'NotFound', what: 'environment', word: 'prod', where: 'this ledger', known: [] },
    words: 'There is no environment "prod" in this ledger. Known: none.',
    exitCode: 4,
  },
  {
    error: { _tag: 'BuildRefused', folder: 'dist', problems: ['one', 'two'] },
    words: 'The build in dist cannot be published: one; two.',
    exitCode: 3,
  },
  {
    error: { _tag: 'SourceRefused', env: 'staging', problems: ['one', 'two'] },
    words: 'The composition of staging cannot be promoted: one; two.',
    exitCode: 3,
  },
  {
    error: { ...taken, isFinished: true },
    words:
      'mfe-swap@1.0.0 is already published with other bytes: a.js, b.css. A version never changes: publish these bytes under a new version.',
    exitCode: 3,
  },
  {
    error: { ...taken, isFinished: false },
    words:
      'mfe-swap@1.0.0 has an unfinished upload with other bytes: a.js, b.css. A version never changes: publish these bytes under a new version.',
    exitCode: 3,
  },
  {
    error: { _tag: 'VersionRemoved', remote: 'mfe-swap', version: '1.0.0' },
    words:
      'mfe-swap@1.0.0 was published before and has been removed. Its version cannot be published again: use a new one.',
    exitCode: 3,
  },
  {
    error: {
      _tag: 'GateRefused',
      doing: 'promote',
      problems: [
        { rule: 'needs', release: 'mfe-swap@1.0.0', found: 'this', wouldPass: 'that' },
        { rule: 'events', release: 'mfe-pro@1.0.0', found: 'one', wouldPass: 'other' },
      ],
    },
    words:
      'The compatibility gate refuses to promote: [needs] mfe-swap@1.0.0: this; would pass: that | [events] mfe-pro@1.0.0: one; would pass: other. To skip it, use force with a reason; both are recorded.',
    exitCode: 3,
  },
  {
    error: { _tag: 'NothingToRollBack', env: 'local', remote: 'mfe-swap', stable: '1.0.0' },
    words: 'mfe-swap in local has no version before 1.0.0 to roll back to; promote one by name.',
    exitCode: 3,
  },
  {
    error: { _tag: 'RevisionMoved', env: 'local', expected: 3, actual: 5 },
    words: 'local is at revision 5, not at 3 as expected: check what changed, then try again.',
    exitCode: 5,
  },
  {
    error: { _tag: 'RequestIdReused', env: 'local', requestId: 'r-1', rev: 4 },
    words: 'Request r-1 already made revision 4 of local, with other content: use a new request id.',
    exitCode: 5,
  },
  {
    error: { _tag: 'TooManyWriters', env: 'local', attempts: 100 },
    words: 'Another writer was first 100 times in a row in local; nothing was changed. Try again.',
    exitCode: 5,
  },
  {
    error: { _tag: 'LedgerBroken', file: 'channels/local/0000000002.json', problems: ['one', 'two'] },
    words: 'channels/local/0000000002.json cannot be trusted: one; two.',
    exitCode: 6,
  },
  {
    error: { _tag: 'StoreFailed', doing: 'write', path: '/data/x', reason: 'the disk is full (ENOSPC)' },
    words: 'Could not write /data/x: the disk is full (ENOSPC).',
    exitCode: 6,
  },
];

describe('wordsOf and exitCodeOf', () => {
  it.each(rows)('formats $error._tag as "$words"', ({ error, words, exitCode }) => {
    expect(wordsOf(error)).toBe(words);
    expect(exitCodeOf(error)).toBe(exitCode);
  });
});
