import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { wordsOf } from '../errors/index.ts';
import { sha384Of } from '../format/index.ts';
import { publish } from '../publish/index.ts';
import { findRelease } from '../releases/index.ts';
import { fileKey, folderStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { temporaryFolder, writeBuild } from './a-build.ts';
import { startWorker } from './children.ts';
import { momentOf } from './moments.ts';

/** Number of kills before the first file, midway, and after `release.json`; and all problems found. */
export type KillReport = {
  readonly before: number;
  readonly midway: number;
  readonly after: number;
  readonly problems: readonly string[];
};

const CHUNKS = 80;
const NAME = 'mfe-swap';

const chunks = (version: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: CHUNKS }, (_, index) => [
      `browser/chunk-${String(index)}.js`,
      `${version} `.repeat(500 + index),
    ]),
  );

/** Problems of a visible release that is incomplete. */
const brokenFiles = async (store: Store, version: string): Promise<readonly string[]> => {
  const release = await findRelease(store, NAME, version);
  if (E.isLeft(release)) return [wordsOf(release.left)];
  const broken: string[] = [];
  for (const [path, { sha384 }] of Object.entries(release.right?.files ?? {})) {
    const bytes = await store.read(fileKey(NAME, version, path));
    if (bytes === null || sha384Of(bytes) !== sha384)
      broken.push(`${version}: ${path} is visible and broken`);
  }
  return broken;
};

const stageOf = async (store: Store, version: string): Promise<'before' | 'midway' | 'after'> => {
  const keys = await store.list(`remotes/${NAME}/${version}/`);
  if (keys.length === 0) return 'before';
  return keys.some((key) => key.endsWith('/release.json')) ? 'after' : 'midway';
};

const publishAgain = async (store: Store, build: string, version: string): Promise<readonly string[]> => {
  const again = await publish(store, build, { by: 'ann' });
  if (E.isLeft(again)) return [`${version}: ${wordsOf(again.left)}`];
  const files = Object.keys(again.right.release.files).length;
  return files > CHUNKS ? brokenFiles(store, version) : [`${version}: only ${String(files)} files`];
};

/**
 * Kills a publishing process `kills` times, each at another moment of its publish. Checks after each kill that no
 * incomplete release is visible and that the same publish then succeeds. `folder` is the folder of this file.
 */
export const killPublishes = async (folder: string, kills: number): Promise<KillReport> => {
  const place = temporaryFolder();
  const root = join(place.path, 'store');
  const store = folderStore(root);
  const stages = { before: 0, midway: 0, after: 0 };
  const problems: string[] = [];

  const buildOf = (version: string) =>
    writeBuild(join(place.path, 'builds', version), { name: NAME, version, files: chunks(version) });
  const unharmed = startWorker(folder, 'publish-once.worker.ts', [root, buildOf('1.0.0')]);
  await unharmed.ended;
  const wholeMs = Number(/Right ([\d.]+)/.exec(unharmed.output())?.[1]);
  if (Number.isNaN(wholeMs)) problems.push(`an unharmed publish failed: ${unharmed.errors()}`);

  for (let index = 1; index <= kills; index += 1) {
    const version = `1.0.${String(index)}`;
    const build = buildOf(version);
    const worker = startWorker(folder, 'publish-once.worker.ts', [root, build]);
    await worker.killAfter(momentOf(index, wholeMs * 1.2));
    stages[await stageOf(store, version)] += 1;
    problems.push(...(await brokenFiles(store, version)));
    problems.push(...(await publishAgain(store, build, version)));
  }
  place.remove();
  return { ...stages, problems };
};
