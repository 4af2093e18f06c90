import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative, resolve, sep } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

import type { Language } from '@coinlane/shared-contracts/values';

import type { ArtifactStore } from './artifact-store.ts';
import { integrityOf, sha384Of } from './integrity.ts';
import type { Bundle } from './bundle.ts';
import { messagesFrom } from './messages.ts';
import { shellFileOf } from './shell-file.ts';
import { allStyleRules } from './style-rules.ts';
import type { StyleRule } from './style-rules.ts';
import { storeShellSupplements } from './supplements.ts';
import type { Messages } from './messages.ts';

const BuiltFile = t.readonly(t.type({ path: t.string, integrity: t.string }), 'BuiltFile');

/** `shell/dist/build.json`, written by the build of the shell. */
const BuildFile = t.readonly(
  t.intersection(
    [
      t.type(
        {
          version: t.string,
          scripts: t.readonlyArray(BuiltFile),
          styles: t.readonlyArray(BuiltFile),
          lazyFiles: t.readonlyArray(BuiltFile),
          fonts: t.readonlyArray(t.string),
          server: t.string,
        },
        'ShellBuild',
      ),
      t.partial({ shell: t.type({ contract: t.string }) }),
    ],
    'ShellBuild',
  ),
);
type BuildFile = t.TypeOf<typeof BuildFile>;

/** The shell in the form that a page loads: URLs on this site, with the hashes of their bytes. */
export type ShellBuild = {
  readonly version: string;
  /** Version of the contracts that it was built with, or the range that a release accepts. Null: unknown. */
  readonly contract: string | null;
  readonly scripts: readonly ShellFile[];
  readonly styles: readonly ShellFile[];
  /** Rules of its style sheets. Null if they cannot be inlined in a page. */
  readonly styleRules: readonly StyleRule[] | null;
  /** Lazy scripts and styles. */
  readonly lazyFiles: readonly ShellFile[];
  /** File with the hashes of the lazy files and the texts that pages leave out. */
  readonly supplement: (language: Language) => ShellFile;
  readonly fonts: readonly string[];
  readonly messages: Messages;
  /** Texts by namespace that pages do not contain, such as those of the sign-in dialog. */
  readonly later: ReadonlyMap<string, Messages>;
  readonly bundle: Bundle;
};

export type ShellFile = { readonly url: string; readonly integrity: string };

const urlOf = ({ version }: BuildFile, path: string): string => shellFileOf(version, path);

const readBuildFile = async (dist: string): Promise<BuildFile> => {
  const path = join(dist, 'build.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} is missing: build the shell first`);
  });
  return pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => ['it is not JSON'],
    ),
    E.chain((json) => pipe(BuildFile.decode(json), E.mapLeft(failure))),
    E.getOrElse((problems): BuildFile => {
      throw new Error(`${path} is not valid: ${problems.join('; ')}`);
    }),
  );
};

/** Files for the browser, with `/` between segments. */
const browserFiles = async (dist: string): Promise<readonly string[]> => {
  const entries = await readdir(join(dist, 'browser'), { withFileTypes: true, recursive: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));
};

const storeFiles = async (dist: string, build: BuildFile, artifacts: ArtifactStore): Promise<void> => {
  const promised = new Map(
    [...build.scripts, ...build.styles, ...build.lazyFiles].map(({ path, integrity }) => [path, integrity]),
  );
  for (const path of await browserFiles(dist)) {
    const bytes = await readFile(join(dist, path));
    const sha384 = sha384Of(bytes);
    const integrity = promised.get(path);
    if (integrity !== undefined && integrity !== integrityOf(sha384))
      throw new Error(`${join(dist, path)} does not match its hash in build.json: build the shell again`);
    await artifacts.put(urlOf(build, path), bytes, sha384);
  }
};

const readStyles = async (dist: string, build: BuildFile): Promise<ShellBuild['styleRules']> =>
  allStyleRules(
    await Promise.all(
      build.styles.map(async ({ path }) => ({
        css: await readFile(join(dist, path), 'utf8'),
        url: urlOf(build, path),
      })),
    ),
  );

/** Reads the texts. Each file in the folder is a language, so a new file adds a language (docs/languages.md). */
const readLocales = async (folder: string): Promise<Messages> => {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => extname(name) === '.json').toSorted();
  return messagesFrom(
    await Promise.all(
      files.map(async (name) => ({
        language: basename(name, '.json'),
        bytes: await readFile(join(folder, name)).catch(() => null),
      })),
    ),
  );
};

/** Reads the folders next to the texts of the chrome: namespaces that are loaded on demand. */
const readLater = async (folder: string): Promise<ReadonlyMap<string, Messages>> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory());
  return new Map(
    await Promise.all(
      folders.map(async ({ name }) => [name, await readLocales(join(folder, name))] as const),
    ),
  );
};

/** Copies the bundle, because a build during operation must not change the code that server threads load. */
const bundleOf = async (
  dist: string,
  { version, server }: BuildFile,
  cacheFolder: string,
): Promise<Bundle> => {
  const built = resolve(dist, server);
  const bytes = await readFile(built).catch(() => {
    throw new Error(`${built} is missing: build the shell first`);
  });
  const sha384 = sha384Of(bytes);
  const path = join(cacheFolder, `${Buffer.from(sha384, 'base64').toString('hex').slice(0, 32)}.cjs`);
  const restore = async (): Promise<Buffer> => {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(path, bytes);
    return bytes;
  };
  await restore();
  // every page needs the chrome, so a lost cache folder must not break it
  return { name: 'shell', version, path, sha384, restore: () => restore().catch(() => bytes) };
};

/**
 * Reads the built shell from its folder, stores its files, and copies its server bundle. Rejects with an error
 * message if it is incomplete.
 */
export const loadShellBuild = async (
  dist: string,
  artifacts: ArtifactStore,
  cacheFolder: string,
): Promise<ShellBuild> => {
  const build = await readBuildFile(dist);
  await storeFiles(dist, build, artifacts);
  const toFile = ({ path, integrity }: { readonly path: string; readonly integrity: string }): ShellFile => ({
    url: urlOf(build, path),
    integrity,
  });
  const lazyFiles = build.lazyFiles.map(toFile);
  const messages = await readLocales(resolve(dist, '..', 'locales'));
  const { version } = build;
  return {
    version,
    contract: build.shell?.contract ?? null,
    scripts: build.scripts.map(toFile),
    styles: build.styles.map(toFile),
    styleRules: await readStyles(dist, build),
    lazyFiles,
    supplement: await storeShellSupplements({ version, lazyFiles, messages }, artifacts),
    fonts: build.fonts.map((path) => urlOf(build, path)),
    messages,
    later: await readLater(resolve(dist, '..', 'locales')),
    bundle: await bundleOf(dist, build, cacheFolder),
  };
};
