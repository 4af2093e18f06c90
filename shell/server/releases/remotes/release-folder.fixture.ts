import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { integrityOf, sha384Of } from './integrity.ts';
import type { Composition, Release, ReleaseSource } from './release-source.ts';

export type FakeRelease = { readonly release: Release; readonly bytes: Map<string, Buffer> };

const GOOD_SERVER = `exports.render = async ({ pathname, language, messages }) => ({
  status: 200, html: '<h1>' + messages.title + ' ' + pathname + '</h1>', state: { pathname }, isCacheable: false,
  head: { title: messages.title, description: language } });`;

/** A release with one entry, one chunk, one style, two locales and the given server bundle. */
export const aRelease = (
  name: string,
  version: string,
  server: string = GOOD_SERVER,
  extra: Record<string, string> = {},
): FakeRelease => {
  const files: Record<string, string> = {
    'browser/entry.js': `globalThis.entry = '${name}@${version}';${' '.repeat(2000)}`,
    'browser/lifecycle.js': 'export {}',
    'browser/lazy.js': 'lazy',
    'browser/main.css': 'h1{color:green}',
    'locales/en.json': JSON.stringify({ title: `Title of ${name}`, button: { send: 'Send' } }),
    'locales/de.json': JSON.stringify({ title: `Titel von ${name}` }),
    'server.cjs': server,
    ...extra,
  };
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  const release: Release = {
    name,
    version,
    namespace: name.replace('mfe-', ''),
    globalName: name.replace('-', '_'),
    entry: 'browser/entry.js',
    scripts: ['browser/lifecycle.js'],
    styles: ['browser/main.css'],
    server: 'server.cjs',
    locales: { en: 'locales/en.json', de: 'locales/de.json' },
    files: Object.fromEntries(
      [...bytes].map(([path, body]) => [path, { sha384: sha384Of(body), bytes: body.length }]),
    ),
  };
  return { release, bytes };
};

/** In-memory store that tests can break. */
export type FakeStore = ReleaseSource & {
  composition: Composition;
  problem: string | null;
  isDown: boolean;
  readonly releases: FakeRelease[];
};

/** Store with the given releases. The first of a name is stable, the others are its previous versions. */
export const aStore = (releases: readonly FakeRelease[], revision = 1): FakeStore => {
  const names = [...new Set(releases.map(({ release }) => release.name))];
  const versionsOf = (name: string) =>
    releases.filter(({ release }) => release.name === name).map(({ release }) => release.version);
  const find = (name: string, version: string): FakeRelease => {
    const found = store.releases.find(({ release }) => release.name === name && release.version === version);
    if (store.isDown || found === undefined) throw new Error(`${name}@${version} cannot be read`);
    return found;
  };
  const store: FakeStore = {
    releases: [...releases],
    composition: {
      revision,
      remotes: Object.fromEntries(
        names.map((name) => {
          const [stable = '', ...previous] = versionsOf(name);
          return [name, { stable, previous }];
        }),
      ),
    },
    problem: null,
    isDown: false,
    newest: () =>
      store.isDown
        ? Promise.reject(new Error('the store is down'))
        : Promise.resolve({ composition: store.composition, problem: store.problem }),
    revision: (rev) =>
      rev === store.composition.revision
        ? Promise.resolve(
            Object.fromEntries(
              Object.entries(store.composition.remotes).map(([name, { stable }]) => [name, stable]),
            ),
          )
        : Promise.reject(new Error(`There is no revision "${String(rev)}" in test.`)),
    release: (name, version) => Promise.resolve().then(() => find(name, version).release),
    file: ({ name, version }, path) =>
      Promise.resolve().then(() => {
        const bytes = find(name, version).bytes.get(path);
        if (bytes === undefined) throw new Error(`${name}@${version} ${path} is missing in the store`);
        return bytes;
      }),
  };
  return store;
};

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

const CHROME = `exports.renderChrome = async (request) =>
  '<header>' + request.messages.brand + '</header><main>' + request.fragmentHtml + '</main>';`;

/** A release of the shell. Its pages show its version as the brand. */
export const aShellRelease = (
  version: string,
  { chrome = CHROME, contract = '^0.1.0' }: { readonly chrome?: string; readonly contract?: string } = {},
): FakeRelease => {
  const { release, bytes } = aRelease('shell', version, chrome, {
    'browser/roboto.woff2': 'font',
    'blocks-host/host.js': 'host',
    'locales/en.json': JSON.stringify({ brand: `Shell ${version}`, menu: { blog: 'Blog' } }),
    'locales/sign-in/en.json': JSON.stringify({ title: `Sign in ${version}` }),
  });
  const shell = { contract, fonts: ['browser/roboto.woff2'] };
  return { release: { ...release, scripts: [release.entry], shell }, bytes };
};

/** Facts of a shell that fit all builds of the fixtures. */
const SHELL_FACTS = {
  contract: '0.1.0',
  shared: {},
  singletons: [],
  routes: {},
  events: { produced: {}, consumed: {} },
  firstLoadBytes: { usual: 1000, byRemote: {} },
};

/** Writes a built shell to a folder, like the build of the shell. */
export const writeShellDist = async (folder: string, chrome: string = CHROME): Promise<string> => {
  const dist = join(folder, 'shell', 'dist');
  const script = 'globalThis.shell = true;';
  const style = 'body{margin:0}';
  const lazy = 'globalThis.ops = true;';
  await write(join(dist, 'browser/main.js'), script);
  await write(join(dist, 'browser/main.css'), style);
  await write(join(dist, 'browser/ops.js'), lazy);
  await write(join(dist, 'browser/roboto.woff2'), 'font');
  await write(join(dist, 'server/server.cjs'), chrome);
  await write(
    join(folder, 'shell/locales/en.json'),
    JSON.stringify({ brand: 'Coinlane', menu: { blog: 'Blog' } }),
  );
  await write(join(folder, 'shell/locales/de.json'), JSON.stringify({ menu: { blog: 'Blog (de)' } }));
  const built = {
    version: '1.0.0-abc',
    scripts: [{ path: 'browser/main.js', integrity: integrityOf(sha384Of(Buffer.from(script))) }],
    styles: [{ path: 'browser/main.css', integrity: integrityOf(sha384Of(Buffer.from(style))) }],
    lazyFiles: [{ path: 'browser/ops.js', integrity: integrityOf(sha384Of(Buffer.from(lazy))) }],
    fonts: ['browser/roboto.woff2'],
    server: 'server/server.cjs',
    shell: { version: '1.0.0-abc', ...SHELL_FACTS },
  };
  await write(join(dist, 'build.json'), JSON.stringify(built));
  return dist;
};
