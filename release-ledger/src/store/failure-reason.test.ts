import { connectionReason, failureReason } from './failure-reason.ts';

const errno = (code: string): Error => Object.assign(new Error(`${code}: no`), { code });

describe('failureReason (fault matrix S07)', () => {
  it.each([
    { error: errno('ENOSPC'), words: 'the disk is full (ENOSPC)' },
    { error: errno('EDQUOT'), words: 'the disk quota is used up (EDQUOT)' },
    { error: errno('EROFS'), words: 'the file system is read-only (EROFS)' },
    { error: errno('EACCES'), words: 'permission denied (EACCES)' },
    { error: errno('ENOTDIR'), words: 'a part of the path is a file, not a folder (ENOTDIR)' },
    { error: errno('EWEIRD'), words: 'the file system refused (EWEIRD)' },
    { error: new Error('plain'), words: 'plain' },
    { error: 'a word', words: 'a word' },
  ])('$words', ({ error, words }) => {
    expect(failureReason(error)).toBe(words);
  });
});

describe('connectionReason (fault matrix S11)', () => {
  it.each([
    { error: new DOMException('aborted', 'TimeoutError'), words: 'no response within 9 ms' },
    {
      error: new TypeError('fetch failed', { cause: errno('ECONNRESET') }),
      words: 'the connection failed (ECONNRESET)',
    },
    { error: new TypeError('terminated'), words: 'the connection failed (terminated)' },
    { error: 'a word', words: 'the connection failed (a word)' },
  ])('$words', ({ error, words }) => {
    expect(connectionReason(error, 9)).toBe(words);
  });
});
