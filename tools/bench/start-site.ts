import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { compressBuilds } from '../site/compress-builds.ts';
import { ledgerPlace } from '../site/ledger-place.ts';
import { publishAll } from '../site/publish-all.ts';
import { fromRoot } from '../webpack/index.ts';
import { createOrder } from './create-order.ts';

export type Site = { readonly origin: string; readonly stop: () => Promise<void> };

/** Empty folder for the data of a site. */
const dataOf = async (port: number): Promise<string> => {
  const folder = fromRoot('.cache/bench/data', String(port));
  await rm(folder, { recursive: true, force: true });
  return folder;
};

const MOST_TRIES = 600;

const serve = async (
  port: number,
  script: string,
  folder: string,
  place: NodeJS.ProcessEnv,
): Promise<Site> => {
  const origin = `http://localhost:${String(port)}`;
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) =>
    child.on('exit', () => {
      resolve();
    }),
  );
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < MOST_TRIES && child.exitCode === null; tries += 1) {
    if (await isReady()) return { origin, stop };
    await wait(200);
  }
  await stop();
  throw new Error(`the site of ${folder} did not start`);
};

/**
 * Serves the current builds (all, or without some remotes) from a new ledger and database. Compressed files are
 * reused.
 */
export const startSite = async (
  port: number,
  without: NonNullable<Parameters<typeof publishAll>[1]>['without'] = [],
): Promise<Site> => {
  const data = await dataOf(port);
  const place = { ...process.env, PORT: String(port), DATA_DIR: data };
  const compressed = fromRoot('.cache/bench/br');
  await compressBuilds(compressed);
  await cp(compressed, join(data, 'cache/br'), { recursive: true });
  await publishAll(ledgerPlace(place), { without });
  return serve(port, fromRoot('shell/server/main.ts'), fromRoot(), place);
};

/** Serves the builds of another checkout with its own server. */
export const startOther = async (port: number, folder: string): Promise<Site> =>
  serve(port, join(folder, 'tools/serve.ts'), folder, {
    ...process.env,
    PORT: String(port),
    DATA_DIR: await dataOf(port),
  });

/** Creates an order at a site's sandbox. Returns the path of its page. */
export const orderPage = async ({ origin }: Site): Promise<string> =>
  `/exchange/txs/${await createOrder(`${origin}/sandbox`)}`;
