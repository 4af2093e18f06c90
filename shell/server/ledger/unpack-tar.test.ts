import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { pack } from 'tar-stream';
import type { Header } from 'tar-stream';

import { tarOf } from '../testing/ledger-site.fixture.ts';
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

/** An archive of entries as they are given, whatever they would do. */
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

const FILES = { 'build.json': '{}', 'browser/main.js': 'main', 'locales/en.json': '{}' };

describe('unpackTar', () => {
  it.each([
    { what: 'a tar', bytes: (tar: Buffer) => tar },
    { what: 'a tar.gz', bytes: (tar: Buffer) => gzipSync(tar) },
  ])('takes $what, however it arrives', async ({ bytes }) => {
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

  it('takes long names and folders', async () => {
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
    { rule: 'a path that climbs', entry: { name: '../evil' }, says: 'the path "../evil" is not safe' },
    { rule: 'a path that climbs later', entry: { name: 'a/../../evil' }, says: 'is not safe' },
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

  it('refuses a file that is there twice', async () => {
    const refused = await unpack(await tarWith({ name: 'a' }, { name: './a' }));
    expect(refused).toMatchObject({ left: { words: 'a is there twice' } });
  });

  it.each([
    { rule: 'bytes as sent', limits: { packedBytes: 2000 }, says: 'the archive is larger than' },
    { rule: 'bytes unpacked', limits: { unpackedBytes: 5 }, says: 'it unpacks to more than' },
    { rule: 'files', limits: { files: 2 }, says: 'it holds more than 2 files' },
  ])('refuses too many $rule', async ({ limits, says }) => {
    const refused = await unpack(await tarOf(FILES), { ...TAR_LIMITS, ...limits });
    expect(refused).toMatchObject({
      left: { isTooLarge: true, words: expect.stringContaining(says) as unknown },
    });
  });

  it('stops a bomb long before it is unpacked', async () => {
    const bomb = gzipSync(await tarOf({ big: Buffer.alloc(20_000_000) }));
    expect(bomb.length).toBeLessThan(30_000);
    const refused = await unpack(bomb, { ...TAR_LIMITS, unpackedBytes: 1_000_000 });
    expect(refused).toMatchObject({ left: { isTooLarge: true } });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    { rule: 'an empty body', bytes: () => Buffer.alloc(0), says: 'the body is empty' },
    { rule: 'no archive', bytes: () => Buffer.from('hello '.repeat(200)), says: 'it is no tar or tar.gz' },
    { rule: 'half an archive', bytes: (tar: Buffer) => tar.subarray(0, 700), says: 'cut off' },
    { rule: 'half a gzip', bytes: (tar: Buffer) => gzipSync(tar).subarray(0, 60), says: 'cut off' },
    { rule: 'an archive of nothing', bytes: () => Buffer.alloc(1024), says: 'it holds no files' },
  ])('refuses $rule', async ({ bytes, says }) => {
    const refused = await unpack(bytes(await tarOf(FILES)));
    expect(refused).toMatchObject({
      left: { isTooLarge: false, words: expect.stringContaining(says) as unknown },
    });
  });

  it('rejects where the folder cannot be written: that is not the sender’s fault', async () => {
    const archive = inPieces(await tarOf(FILES), 1000);
    await expect(unpackTar(archive, '/dev/null/in')).rejects.toThrow('ENOTDIR');
  });
});
