import { failureReason } from './failure-reason.ts';

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
