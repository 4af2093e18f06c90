import { crc32 } from 'node:zlib';

import fc from 'fast-check';

import { joinedCrc32, shiftOf } from './crc32-join.ts';

const joined = (first: Buffer, second: Buffer): number =>
  joinedCrc32(crc32(first), crc32(second), shiftOf(second.length));

describe('joinedCrc32', () => {
  it.each([
    { rule: 'two empty texts', first: '', second: '' },
    { rule: 'empty first text', first: '', second: 'after' },
    { rule: 'empty second text', first: 'before', second: '' },
    { rule: 'one byte', first: 'before', second: '!' },
    { rule: 'a long second text', first: 'before', second: 'page '.repeat(100_000) },
  ])('$rule', ({ first, second }) => {
    expect(joined(Buffer.from(first), Buffer.from(second))).toBe(crc32(first + second));
  });

  it('equals the checksum of the joined bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
    fc.assert(
      fc.property(bytes, bytes, (first, second) => {
        expect(joined(first, second)).toBe(crc32(Buffer.concat([first, second])));
      }),
    );
  });
});
