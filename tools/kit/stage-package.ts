import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { fromRoot } from '../webpack/index.ts';
import { bareImports } from './bare-imports.ts';
import { KIT_PACKAGES } from './kit-packages.ts';
import type { KitPackage } from './kit-packages.ts';
import { packageFile } from './package-file.ts';
import type { WorkspacePackage } from './package-file.ts';

const run = promisify(execFile);

const NOT_SHIPPED = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/*.fixture.tsx'];
/** `testing` of the contracts is an entry point for tests of remotes. In other packages it is private. */
const PRIVATE_TESTING = ['**/release-ledger/src/testing/**'];

/** Runs a program. Rejects with its output. */
const runOrSay = async (program: string, args: readonly string[]): Promise<void> => {
  try {
    await run(program, [...args], { cwd: fromRoot() });
  } catch (error) {
    const said = ['stdout', 'stderr'].map((stream) =>
      error instanceof Error ? String(Reflect.get(error, stream)) : '',
    );
    throw new Error(`${program} ${args.join(' ')} failed:\n${said.join('')}`);
  }
};

const isFile = (source: string): boolean => source.endsWith('.ts');

/**
 * Compiler settings of a package. It is compiled to JavaScript and types, because Node runs no TypeScript inside
 * `node_modules`.
 */
const compilerSettings = ({ folder, sources }: KitPackage, stage: string) => {
  const below = (source: string): string => fromRoot(folder, source);
  return {
    extends: fromRoot('tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      allowImportingTsExtensions: false,
      isolatedModules: false,
      target: 'ES2022',
      types: ['node'],
      typeRoots: [fromRoot('node_modules/@types')],
      rootDir: fromRoot(folder),
      outDir: join(stage, folder),
      // files that were staged earlier belong to another package and are not sources of this one
      paths:
        folder === 'shared-contracts'
          ? {}
          : { '@coinlane/shared-contracts/*': [join(stage, 'shared-contracts/src/*/index.d.ts')] },
    },
    files: [
      ...sources.filter(isFile).map(below),
      ...(folder === 'tools' ? [fromRoot('shared-ui/src/css-modules.d.ts')] : []),
    ],
    include: sources.filter((source) => !isFile(source)).map(below),
    exclude: [...NOT_SHIPPED, ...PRIVATE_TESTING].map((pattern) => fromRoot(pattern)),
  };
};

const compile = async (kit: KitPackage, stage: string): Promise<void> => {
  const file = join(stage, `${kit.folder}.tsconfig.json`);
  await writeFile(file, JSON.stringify(compilerSettings(kit, stage)));
  await runOrSay(fromRoot('node_modules/.bin/tsc'), ['-p', file]);
};

const filesOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Replaces `.ts` in the imports of type files. The compiler keeps it, although the sources are not included. */
const mendTypes = async (files: readonly string[]): Promise<void> => {
  for (const file of files.filter((each) => each.endsWith('.d.ts'))) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(from\s+|import\()(['"]\.[^'"]*)\.tsx?(['"])/g, '$1$2.js$3'));
  }
};

const copyAssets = async (from: string, to: string, sources: readonly string[]): Promise<void> => {
  for (const source of sources.filter((each) => !isFile(each)))
    for (const file of await filesOf(join(from, source)))
      if (/\.(css|svg|json)$|css-modules\.d\.ts$/.test(file)) await cp(file, file.replace(from, to));
};

const makeCommands = async (target: string, bin: KitPackage['bin'] = {}): Promise<void> => {
  for (const path of Object.values(bin)) {
    const file = join(target, path);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.startsWith('#!') ? text : `#!/usr/bin/env node\n${text}`);
    await chmod(file, 0o755);
  }
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  isFields(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
      )
    : {};

const readFields = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  const raw: unknown = JSON.parse(await readFile(file, 'utf8'));
  return isFields(raw) ? raw : {};
};

const readWorkspace = async (folder: string): Promise<WorkspacePackage> => {
  const fields = await readFields(fromRoot(folder, 'package.json'));
  const { name, version, description = '', license = '' } = textsIn(fields);
  if (name === undefined || version === undefined) throw new Error(`${folder}/package.json has no name`);
  const sideEffects = Array.isArray(fields['sideEffects'])
    ? { sideEffects: fields['sideEffects'].map(String) }
    : {};
  return { name, version, description, license, exports: textsIn(fields['exports']), ...sideEffects };
};

/** Versions of third-party packages, as pinned, and of the kit's own packages. */
const readVersions = async (): Promise<Readonly<Record<string, string>>> => {
  const fields = await readFields(fromRoot('package.json'));
  const own = await Promise.all(KIT_PACKAGES.map(({ folder }) => readWorkspace(folder)));
  return {
    ...textsIn(fields['devDependencies']),
    ...textsIn(fields['dependencies']),
    ...Object.fromEntries(own.map(({ name, version }) => [name, version])),
  };
};

/**
 * Writes one package of the kit to a folder in `stage`, ready to be packed. Rejects with the errors of the compiler.
 */
export const stagePackage = async (kit: KitPackage, stage: string): Promise<string> => {
  const target = join(stage, kit.folder);
  await mkdir(target, { recursive: true });
  await compile(kit, stage);
  await copyAssets(fromRoot(kit.folder), target, kit.sources);
  if (kit.folder === 'tools') await cp(fromRoot('babel.config.cjs'), join(target, 'babel.config.cjs'));
  for (const path of kit.copied)
    await cp(fromRoot(kit.folder, path), join(target, path), { recursive: true });
  const files = await filesOf(target);
  await mendTypes(files);
  await makeCommands(target, kit.bin);
  const scripts = files.filter((file) => /\.c?js$/.test(file));
  const imported = (
    await Promise.all(scripts.map(async (file) => bareImports(await readFile(file, 'utf8'))))
  ).flat();
  const fields = packageFile(await readWorkspace(kit.folder), kit, imported, await readVersions());
  await writeFile(join(target, 'package.json'), `${JSON.stringify(fields, null, 2)}\n`);
  return target;
};
