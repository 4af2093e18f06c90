import * as runtimeCore from '@module-federation/runtime-core';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

import { createFederationCore } from '../../shell/src/remotes/federation-core.ts';
import type { SharedScope } from '../../shell/src/remotes/federation-core.ts';
import { compile } from '../bench/compile.ts';
import { fromRoot } from './paths.ts';
import { remoteConfig } from './remote-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'remote-entry-'));
const built = join(folder, 'dist/browser');

type Exposed = { readonly read: () => readonly string[]; readonly readLate: () => Promise<string> };

type Container = {
  readonly init: (scope: SharedScope) => unknown;
  readonly get: (path: string) => Promise<() => Exposed>;
};

beforeAll(async () => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'src/lifecycle.tsx'),
    `import { name } from 'react';
     import { name as inner } from 'react-dom/client';
     export const read = () => [name, inner];
     export const readLate = async () => (await import('./late')).late;`,
  );
  writeFileSync(join(folder, 'src/late.ts'), `export { name as late } from 'effector';`);
  const [browser] = remoteConfig({
    folder,
    name: 'mfe-any',
    version: '1.0.0',
    isProduction: true,
    preset: 'test',
  });
  if (browser === undefined) throw new Error('no build for browsers');
  const plugins = (browser.plugins ?? []).filter(
    (plugin) => plugin?.constructor.name !== 'BuildRecordPlugin',
  );
  await compile({
    ...browser,
    plugins,
    cache: false,
    resolveLoader: { modules: [fromRoot('node_modules')] },
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the entry on a page with the given federation runtime. Its script elements run the files of the build. */
const openEntry = (core: unknown): Container => {
  const run = (file: string): unknown => runInContext(readFileSync(join(built, file), 'utf8'), page);
  const url = 'https://site.example/remotes/';
  const page = createContext({
    _FEDERATION_RUNTIME_CORE: core,
    console,
    clearTimeout,
    setTimeout,
    location: new URL(url),
    document: {
      currentScript: { tagName: 'SCRIPT', src: `${url}remote-entry.js` },
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: {
        appendChild: (script: {
          readonly src: string;
          readonly onload: (event: { type: string }) => void;
        }) => {
          run(script.src.slice(url.length));
          script.onload({ type: 'load' });
        },
      },
    },
  });
  Object.assign(page, { self: page, window: page });
  run(readdirSync(built).find((file) => /^remote-entry\..*\.js$/.test(file)) ?? 'no entry');
  return runInContext('mfe_any_1_0_0', page) as Container;
};

const LIBRARIES = ['react', 'react-dom/client', 'effector'] as const;
const VERSIONS = { react: '19.3.1', 'react-dom/client': '19.3.1', effector: '23.4.4' };

const provided = (...libraries: readonly (typeof LIBRARIES)[number][]): SharedScope =>
  Object.fromEntries(
    libraries.map((name) => [
      name,
      { [VERSIONS[name]]: { get: () => () => ({ name: `${name} of the page` }) } },
    ]),
  );

describe.each([
  { page: 'with the shell’s part of the federation runtime', core: createFederationCore },
  { page: 'with the whole federation runtime', core: () => runtimeCore },
])('the entry of a remote on a page $page', ({ core }) => {
  const open = async (scope: SharedScope) => {
    const container = openEntry(core());
    await container.init(scope);
    return container;
  };

  it('reads the libraries of the page, in a lazy part as well', async () => {
    const container = await open(provided(...LIBRARIES));
    const exposed = (await container.get('./lifecycle'))();

    expect(exposed.read()).toEqual(['react of the page', 'react-dom/client of the page']);
    expect(await exposed.readLate()).toBe('effector of the page');
  });

  it('can be opened twice', async () => {
    const container = await open(provided(...LIBRARIES));
    await container.init(provided(...LIBRARIES));

    expect((await container.get('./lifecycle'))().read()).toHaveLength(2);
  });

  it('names a library that the page does not have', async () => {
    const container = await open(provided('react'));

    await expect(container.get('./lifecycle').then((load) => load())).rejects.toThrow('react-dom/client');
  });

  it('names an exposed module that it does not have', async () => {
    const container = await open(provided(...LIBRARIES));

    await expect(Promise.resolve().then(() => container.get('./other'))).rejects.toThrow(
      'does not exist in container',
    );
  });
});
