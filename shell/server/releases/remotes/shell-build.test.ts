import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeShellDist } from './release-folder.fixture.ts';
import { createArtifactStore } from './artifact-store.ts';
import { loadShellBuild } from './shell-build.ts';

describe('loadShellBuild', () => {
  let folder = '';
  let dist = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-build-'));
    dist = await writeShellDist(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const load = async () => {
    const artifacts = createArtifactStore(join(folder, 'br'));
    try {
      return { artifacts, build: await loadShellBuild(dist, artifacts, join(folder, 'kept')) };
    } finally {
      await artifacts.stop();
    }
  };

  it('names its files by version and stores those for browsers', async () => {
    const { artifacts, build } = await load();
    expect(build).toMatchObject({
      version: '1.0.0-abc',
      scripts: [{ url: '/shell/1.0.0-abc/browser/main.js', integrity: expect.stringMatching(/^sha384-/) }],
      styles: [{ url: '/shell/1.0.0-abc/browser/main.css' }],
      lazyFiles: [{ url: '/shell/1.0.0-abc/browser/ops.js', integrity: expect.stringMatching(/^sha384-/) }],
      fonts: ['/shell/1.0.0-abc/browser/roboto.woff2'],
      bundle: { name: 'shell', version: '1.0.0-abc' },
    });
    const served = [...build.scripts, ...build.styles].map(({ url }) => artifacts.get(url)?.contentType);
    expect(served).toEqual(['text/javascript; charset=utf-8', 'text/css; charset=utf-8']);
  });

  it('keeps its server bundle when a new build replaces the file', async () => {
    const { build } = await load();
    const before = await readFile(build.bundle.path);
    await writeFile(join(dist, 'server/server.cjs'), 'exports.other = 1;');
    expect(build.bundle.path.startsWith(join(folder, 'kept'))).toBe(true);
    expect(await readFile(build.bundle.path)).toEqual(before);
  });

  it('has its translations complete in nine languages', async () => {
    const { build } = await load();
    expect(build.messages.in('de')).toEqual({ brand: 'Coinlane', menu: { blog: 'Blog (de)' } });
    expect(build.messages.in('ja')).toEqual(build.messages.in('en'));
    expect(build.messages.languages).toEqual(['de', 'en']);
  });

  it.each([
    {
      what: 'build.json is missing',
      spoil: () => rm(join(dist, 'build.json')),
      problem: /build.json is missing: build the shell first/,
    },
    {
      what: 'build.json is not JSON',
      spoil: () => writeFile(join(dist, 'build.json'), '{'),
      problem: /build.json is not valid: it is not JSON/,
    },
    {
      what: 'build.json lacks a field',
      spoil: () => writeFile(join(dist, 'build.json'), '{"version":"1"}'),
      problem: /ShellBuild\/scripts/,
    },
    {
      what: 'a script was altered',
      spoil: () => writeFile(join(dist, 'browser/main.js'), 'alert(1)'),
      problem: /main.js does not match its hash/,
    },
    {
      what: 'a lazy script was altered',
      spoil: () => writeFile(join(dist, 'browser/ops.js'), 'alert(1)'),
      problem: /ops.js does not match its hash/,
    },
    {
      what: 'the server bundle is missing',
      spoil: () => rm(join(dist, 'server/server.cjs')),
      problem: /server.cjs is missing/,
    },
  ])('reports that $what', async ({ spoil, problem }) => {
    await spoil();
    await expect(load()).rejects.toThrow(problem);
  });

  it('has the lazy texts by namespace', async () => {
    await mkdir(join(folder, 'shell/locales/sign-in'), { recursive: true });
    await writeFile(join(folder, 'shell/locales/sign-in/en.json'), '{"title":"Sign in"}');
    const { later } = (await load()).build;
    expect([...later].map(([name, messages]) => [name, messages.in('de')])).toEqual([
      ['sign-in', { title: 'Sign in' }],
    ]);
  });

  it('starts without translations if they are missing', async () => {
    await rm(join(folder, 'shell/locales'), { recursive: true });
    expect((await load()).build.messages.in('en')).toEqual({});
    expect(await readFile(join(dist, 'build.json'), 'utf8')).toContain('1.0.0-abc');
  });
});
