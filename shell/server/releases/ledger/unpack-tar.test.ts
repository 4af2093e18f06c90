import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { runsOf } from '@coinlane/shared-contracts/testing';
import fc from 'fast-check';
import { pack } from 'tar-stream';
import type { Header } from 'tar-stream';

import { tarOf } from './ledger-site.fixture.ts';
import { TAR_LIMITS, unpackTar } from './unpack-tar.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpack-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inPieces = (bytes: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );

const unpack = (bytes: Buffer, limits = TAR_LIMITS, size = 1000) =>
  unpackTar(inPieces(bytes, size), join(folder, 'in'), limits);

/** Archive with the given entries, however dangerous. */
const tarWith = async (...entries: readonly (Partial<Header> & Pick<Header, 'name'>)[]): Promise<Buffer> => {
  const archive = pack();
  for (const entry of entries) {
    if (entry.type === undefined || entry.type === 'file') archive.entry(entry, 'x');
    else archive.entry(entry);
  }
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Corrects the checksum of a header, which readers verify. */
const writeChecksum = (bytes: Buffer, at: number): void => {
  bytes.fill(' ', at + 148, at + 156);
  const sum = bytes.subarray(at, at + 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
};

/** Archive with another size in its first header. */
const withSize = (archive: Buffer, size: number): Buffer => {
  const bytes = Buffer.from(archive);
  bytes.write(`${size.toString(8).padStart(11, '0')} `, 124, 'latin1');
  writeChecksum(bytes, 0);
  return bytes;
};

const SMALL_LIMITS = { packedBytes: 100_000, unpackedBytes: 100_000, files: 10 };

const FILES = { 'build.json': '{}', 'browser/main.js': 'main', 'locales/en.json': '{}' };

describe('unpackTar', () => {
  it.each([
    { what: 'a tar', bytes: (tar: Buffer) => tar },
    { what: 'a tar.gz', bytes: (tar: Buffer) => gzipSync(tar) },
  ])('accepts $what, in chunks of any size', async ({ bytes }) => {
    const archive = bytes(await tarOf(FILES));
    for (const size of [1, 511, 1_000_000]) {
      const at = join(folder, String(size));
      expect(await unpackTar(inPieces(archive, size), at)).toMatchObject({ _tag: 'Right' });
      expect(await readFile(join(at, 'browser/main.js'), 'utf8')).toBe('main');
      expect((await readdir(at, { recursive: true })).toSorted()).toEqual(
        ['browser', 'browser/main.js', 'build.json', 'locales', 'locales/en.json'].toSorted(),
      );
    }
  });

  it('accepts long names and folders', async () => {
    const path = `browser/${'a'.repeat(150)}/${'b'.repeat(120)}.js`;
    const bytes = await tarOf({ [path]: 'long' });
    expect(await unpack(bytes)).toMatchObject({ _tag: 'Right' });
    expect(await readFile(join(folder, 'in', path), 'utf8')).toBe('long');
    expect(
      await unpackTar(
        inPieces(await tarWith({ name: 'd/', type: 'directory' }, { name: 'd/f' }), 99),
        join(folder, 'd'),
      ),
    ).toMatchObject({ _tag: 'Right' });
  });

  it.each([
    { rule: 'a path that climbs up', entry: { name: '../evil' }, says: 'the path "../evil" is not safe' },
    { rule: 'a path that climbs up later', entry: { name: 'a/../../evil' }, says: 'is not safe' },
    { rule: 'an absolute path', entry: { name: '/etc/passwd' }, says: 'is not safe' },
    { rule: 'a hidden file', entry: { name: '.env' }, says: 'the path ".env" is not safe' },
    {
      rule: 'a symbolic link',
      entry: { name: 'link', type: 'symlink', linkname: '/etc' },
      says: '"link" is a symlink: files and folders only',
    },
    {
      rule: 'a hard link',
      entry: { name: 'link', type: 'link', linkname: '/etc/passwd' },
      says: 'is a link',
    },
    { rule: 'a device', entry: { name: 'tty', type: 'character-device' }, says: 'is a character-device' },
    { rule: 'a pipe', entry: { name: 'pipe', type: 'fifo' }, says: 'is a fifo' },
  ] as const)('refuses $rule and writes nothing outside', async ({ entry, says }) => {
    const refused = await unpack(await tarWith(entry));
    expect(refused).toMatchObject({
      left: { isTooLarge: false, words: expect.stringContaining(says) as unknown },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses a duplicate file', async () => {
    const refused = await unpack(await tarWith({ name: 'a' }, { name: './a' }));
    expect(refused).toMatchObject({ left: { words: 'a is there twice' } });
  });

  it('refuses a folder with a size, whose content would never end', async () => {
    const bytes = await tarWith({ name: 'd/', type: 'directory' }, { name: 'd/f' });
    const refused = await unpack(withSize(bytes, 0o1000));
    expect(refused).toMatchObject({ left: { isTooLarge: false, words: '"d/" is a folder with a size' } });
  });

  it.each([
    { rule: 'a file below a file', names: ['a', 'a/b'], says: 'a is a file and a folder' },
    { rule: 'a file in place of a folder', names: ['a/b/c', 'a'], says: 'a is a file and a folder' },
    { rule: 'a file below a file, deeper', names: ['a/b', 'a/b/c/d'], says: 'a/b is a file and a folder' },
    {
      rule: 'a path too long for the disk',
      names: [`${'a'.repeat(199)}/`.repeat(17)],
      says: 'is not safe',
    },
  ])('refuses $rule', async ({ names, says }) => {
    const refused = await unpack(await tarWith(...names.map((name) => ({ name, type: 'file' as const }))));
    expect(refused).toMatchObject({
      left: { isTooLarge: false, words: expect.stringContaining(says) as unknown },
    });
  });

  it('ends on any archive, whatever a header contains', async () => {
    const archive = await tarWith(
      { name: 'd/', type: 'directory' },
      { name: 'd/f', pax: { comment: 'c' } },
      { name: 'g'.repeat(120) },
    );
    const field = fc.record({
      header: fc.nat(Math.floor(archive.length / 512) - 1),
      at: fc
        .constantFrom(0, 100, 124, 136, 148, 156, 157, 257, 345)
        .chain((start) => fc.nat(11).map((by) => start + by)),
      byte: fc.oneof(fc.constantFrom(0, 0x20, 0x2f, 0x80, 0xff), fc.integer({ min: 0x30, max: 0x39 })),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(field, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (fields, isSummed) => {
          const bytes = Buffer.from(archive);
          for (const { header, at, byte } of fields) bytes[header * 512 + at] = byte;
          if (isSummed) for (let at = 0; at < bytes.length; at += 512) writeChecksum(bytes, at);
          run += 1;
          const unpacked = await unpackTar(inPieces(bytes, 512), join(folder, String(run)), SMALL_LIMITS);
          expect(unpacked).toHaveProperty('_tag');
        },
      ),
      { numRuns: runsOf({ first: 500, second: 5_000 }) },
    );
  });

  it.each([
    { rule: 'bytes as sent', limits: { packedBytes: 2000 }, says: 'the archive is larger than' },
    { rule: 'unpacked bytes', limits: { unpackedBytes: 5 }, says: 'it unpacks to more than' },
    { rule: 'files', limits: { files: 2 }, says: 'it contains more than 2 files' },
  ])('refuses too many $rule', async ({ limits, says }) => {
    const refused = await unpack(await tarOf(FILES), { ...TAR_LIMITS, ...limits });
    expect(refused).toMatchObject({
      left: { isTooLarge: true, words: expect.stringContaining(says) as unknown },
    });
  });

  it('stops an archive bomb long before it is unpacked', async () => {
    const bomb = gzipSync(await tarOf({ big: Buffer.alloc(20_000_000) }));
    expect(bomb.length).toBeLessThan(30_000);
    const refused = await unpack(bomb, { ...TAR_LIMITS, unpackedBytes: 1_000_000 });
    expect(refused).toMatchObject({ left: { isTooLarge: true } });
    expect(await readdir(folder)).toEqual([]);
  });

  it('stops an archive bomb of folders, which do not count as files', async () => {
    const header = (await tarWith({ name: 'd/', type: 'directory' })).subarray(0, 512);
    const bomb = gzipSync(Buffer.concat(Array.from({ length: 100_000 }, () => header)));
    const refused = await unpack(bomb, { ...TAR_LIMITS, unpackedBytes: 1_000_000 });
    expect(refused).toMatchObject({ left: { isTooLarge: true } });
  });

  it.each([
    { rule: 'an empty body', bytes: () => Buffer.alloc(0), says: 'the body is empty' },
    {
      rule: 'not an archive',
      bytes: () => Buffer.from('hello '.repeat(200)),
      says: 'it is not a valid tar or tar.gz',
    },
    { rule: 'a truncated archive', bytes: (tar: Buffer) => tar.subarray(0, 700), says: 'cut off' },
    { rule: 'a truncated gzip', bytes: (tar: Buffer) => gzipSync(tar).subarray(0, 60), says: 'cut off' },
    { rule: 'an archive without files', bytes: () => Buffer.alloc(1024), says: 'it contains no files' },
  ])('refuses $rule', async ({ bytes, says }) => {
    const refused = await unpack(bytes(await tarOf(FILES)));
    expect(refused).toMatchObject({
      left: { isTooLarge: false, words: expect.stringContaining(says) as unknown },
    });
  });

  it('rejects if the folder is not writable: not an error of the sender', async () => {
    const archive = inPieces(await tarOf(FILES), 1000);
    await expect(unpackTar(archive, '/dev/null/in')).rejects.toThrow('ENOTDIR');
  });
});
