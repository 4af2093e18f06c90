import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { fromRoot } from '../../tools/webpack/paths.ts';

/** Left out of a copy: large, and not read by builds. */
const LEFT_OUT: readonly string[] = [
  '.git',
  '.cache',
  '.data',
  'node_modules',
  'dist',
  'e2e',
  'docs',
  'test-results',
];

/** Links packages one by one, so that workspaces resolve to those of the copy. */
const linkPackages = async (folder: string): Promise<void> => {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@coinlane'), { recursive: true });
  for (const name of await readdir(fromRoot('node_modules')))
    if (name !== '@coinlane') await symlink(fromRoot('node_modules', name), join(modules, name));
  for (const name of await readdir(fromRoot('node_modules/@coinlane')))
    await symlink(join(folder, name), join(modules, '@coinlane', name));
};

/** Copies the repository's sources to a folder, with the record of the built shell, for a test that edits them. */
export const makeCheckout = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-checkout-'));
  await cp(fromRoot(), folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  await cp(fromRoot('shell/dist/build.json'), join(folder, 'shell/dist/build.json'));
  await linkPackages(folder);
  return folder;
};

export const removeCheckout = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** Runs a program of a checkout until it is stopped. `said`: all its output so far. */
export const startInCheckout = (
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
) => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    said: () => said,
    stop: async (): Promise<void> => {
      child.kill();
      await ended;
    },
  };
};
