import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { createArtifactStore } from './artifact-store.ts';
import { sha384Of } from './integrity.ts';

const text = Buffer.from(
  Array.from(
    { length: 400 },
    (_, line) => `export const value${String(line)} = ${String((line * 7919) % 1013)};\n`,
  ).join(''),
);

describe('createArtifactStore', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shelf-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const aStore = async (cacheFolder = folder) => {
    const artifacts = createArtifactStore(cacheFolder);
    await artifacts.put('/x.js', text, sha384Of(text));
    const first = await artifacts.get('/x.js')?.body('br');
    await artifacts.settled();
    return { artifacts, first, best: await artifacts.get('/x.js')?.body('br') };
  };

  it('serves a fast compression at once and the best one soon', async () => {
    const { first, best } = await aStore();
    expect(brotliDecompressSync(first ?? Buffer.of()).equals(text)).toBe(true);
    expect(best?.length).toBeLessThan(first?.length ?? 0);
  });

  it('does not compress source maps at the best quality', async () => {
    const artifacts = createArtifactStore(folder);
    await artifacts.put('/x.js.map', text, sha384Of(text));
    await artifacts.settled();
    expect(await readdir(folder)).toEqual([]);
    const map = await artifacts.get('/x.js.map')?.body('br');
    expect(brotliDecompressSync(map ?? Buffer.of()).equals(text)).toBe(true);
  });

  it('has the best compression at once after a restart', async () => {
    const { best } = await aStore();
    expect((await aStore()).first?.equals(best ?? Buffer.of())).toBe(true);
  });

  it('compresses with gzip when it is requested, and once', async () => {
    const { artifacts } = await aStore();
    const zipped = await artifacts.get('/x.js')?.body('gzip');
    expect(gunzipSync(zipped ?? Buffer.of()).equals(text)).toBe(true);
    expect(await artifacts.get('/x.js')?.body('gzip')).toBe(zipped);
  });

  it('ignores a cached copy with other bytes', async () => {
    await aStore();
    const [kept = ''] = await readdir(folder);
    await writeFile(join(folder, kept), 'rubbish');
    const { first } = await aStore();
    expect(brotliDecompressSync(first ?? Buffer.of()).equals(text)).toBe(true);
  });

  it('works without a writable folder', async () => {
    const blocked = join(folder, 'file');
    await writeFile(blocked, '');
    const { best } = await aStore(join(blocked, 'below'));
    expect(brotliDecompressSync(best ?? Buffer.of()).equals(text)).toBe(true);
  });

  it('does not compress compressed files, and does not store files that are not for browsers', async () => {
    const artifacts = createArtifactStore(folder);
    await artifacts.put('/font.woff2', text, 'hash');
    await artifacts.put('/server.cjs', text, 'hash');
    expect([artifacts.get('/font.woff2')?.isCompressible, artifacts.get('/server.cjs')]).toEqual([
      false,
      undefined,
    ]);
  });

  it('removes unused files', async () => {
    const { artifacts } = await aStore();
    artifacts.keepOnly((path) => path !== '/x.js');
    expect(artifacts.get('/x.js')).toBeUndefined();
  });
});
