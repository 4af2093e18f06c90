import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepBundle } from './local-release.ts';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const BYTES = Buffer.from('exports.render = 1;');

describe('a file that several writers write at the same time', () => {
  it('is written by each of them', async () => {
    const path = join(folder, 'deep', 'file');
    await Promise.all(Array.from({ length: 30 }, () => writeWhole(path, BYTES)));
    expect(await readFile(path)).toEqual(BYTES);
    expect(await readdir(join(folder, 'deep'))).toEqual(['file']);
  });

  it('is the bundle of a local build, which two requests load', async () => {
    const build = { name: 'mfe-swap', version: 'local-1' };
    const kept = await Promise.all(Array.from({ length: 30 }, () => keepBundle(folder, build, BYTES)));
    expect(new Set(kept.map(({ path }) => path)).size).toBe(1);
    expect(await readFile(kept[0]?.path ?? '')).toEqual(BYTES);
  });
});
