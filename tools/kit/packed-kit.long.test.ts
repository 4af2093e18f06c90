import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { fromRoot } from '../webpack/paths.ts';
import { KIT_PACKAGES } from './kit-packages.ts';
import { packKit } from './pack-kit.ts';

/** Two runs of the compiler over the sources, and one over the types. */
const LIMIT_MS = 300_000;

const run = promisify(execFile);

/** A project outside, with each entry point that the packages name, except those for tests. */
const CONSUMER = `
import { LANGUAGES } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';
import { defineEvent } from '@coinlane/shared-contracts/events';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { Button } from '@coinlane/shared-ui/components';
import type { ComponentProps } from 'react';
import * as t from 'io-ts';

export const joined = defineEvent('rewards/joined@1', t.type({ points: t.number }));
export const first: Language | undefined = LANGUAGES[0];
export const languageOf = ({ language }: RemoteProps): Language => language;
export const label: ComponentProps<typeof Button>['children'] = 'Join';
// @ts-expect-error a language is not a number
export const wrong: Language = 1;
`;

const SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    noEmit: true,
  },
  files: ['consumer.ts'],
};

type Packed = {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

/** Installs a tarball and links exactly the packages that it names, so that a missing dependency is not found. */
const install = async (project: string, tarball: string): Promise<void> => {
  const unpacked = join(project, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  await run('tar', ['xzf', tarball, '-C', unpacked]);
  const packed = JSON.parse(await readFile(join(unpacked, 'package/package.json'), 'utf8')) as Packed;
  await cp(join(unpacked, 'package'), join(project, 'node_modules', packed.name), { recursive: true });
  await rm(unpacked, { recursive: true });
  for (const name of Object.keys({ ...packed.dependencies, ...packed.peerDependencies })) {
    if (name.startsWith('@coinlane/')) continue;
    const place = join(project, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { force: true });
    await symlink(fromRoot('node_modules', name), place);
  }
};

describe('the contracts and the components, packed and installed in another project', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packed-kit-'));
    const published = KIT_PACKAGES.filter((kit) => ['shared-contracts', 'shared-ui'].includes(kit.folder));
    for (const tarball of await packKit(join(folder, 'kit'), published)) await install(folder, tarball);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'consumer.ts'), CONSUMER);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  }, LIMIT_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'type-check, also their own declarations',
    () => {
      const { stdout } = spawnSync(fromRoot('node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
      expect(stdout).toBe('');
    },
    LIMIT_MS,
  );

  it('run in Node', () => {
    const program = `import { LANGUAGES } from '@coinlane/shared-contracts/values'; console.log(LANGUAGES.length);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([stdout.trim(), stderr]).toEqual(['9', '']);
  });
});
