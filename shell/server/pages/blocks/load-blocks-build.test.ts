import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sha384Of } from '../../releases/remotes/index.ts';
import { loadBlocksBuild } from './load-blocks-build.ts';

describe('loadBlocksBuild', () => {
  let dist = '';
  const artifacts = new Map<string, string>();
  const put = (url: string, bytes: Uint8Array): Promise<void> => {
    artifacts.set(url, Buffer.from(bytes).toString());
    return Promise.resolve();
  };
  beforeEach(async () => {
    artifacts.clear();
    dist = await mkdtemp(join(tmpdir(), 'blocks-build-'));
    await mkdir(join(dist, 'blocks-loader'));
    await mkdir(join(dist, 'blocks-host'));
    await writeFile(join(dist, 'blocks-loader/blocks.js'), 'load();');
    await writeFile(join(dist, 'blocks-host/host.js'), 'mount();');
  });
  afterEach(() => rm(dist, { recursive: true }));

  const record = (build: unknown) =>
    writeFile(join(dist, 'blocks.json'), typeof build === 'string' ? build : JSON.stringify(build));
  const host = {
    scripts: [{ path: 'blocks-host/host.js', integrity: 'sha384-of-the-build' }],
    styles: [],
    lazyFiles: [],
  };

  it('stores the files of the host as artifacts, below the version of the shell', async () => {
    await record(host);
    const build = await loadBlocksBuild(dist, '1.0.0-abc', { put });

    expect([...artifacts]).toEqual([['/shell/1.0.0-abc/blocks-host/host.js', 'mount();']]);
    expect(build).toEqual({
      loader: Buffer.from('load();'),
      host: {
        scripts: [{ url: '/shell/1.0.0-abc/blocks-host/host.js', integrity: 'sha384-of-the-build' }],
        styles: [],
        lazyFiles: [],
      },
    });
    expect(sha384Of(Buffer.from(artifacts.values().next().value ?? ''))).toBe(
      sha384Of(Buffer.from('mount();')),
    );
  });

  it('is null for a shell without blocks', async () => {
    expect(await loadBlocksBuild(dist, '1.0.0', { put })).toBeNull();
  });

  it.each([
    { what: 'is not a record', build: { scripts: 'none' }, words: 'blocks.json is not readable' },
    { what: 'is not JSON', build: '{', words: 'JSON' },
    {
      what: 'names a missing file',
      build: { ...host, styles: [{ path: 'blocks-host/gone.css', integrity: 'x' }] },
      words: 'ENOENT',
    },
  ])('throws if the record $what', async ({ build, words }) => {
    await record(build);
    await expect(loadBlocksBuild(dist, '1.0.0', { put })).rejects.toThrow(words);
  });
});
