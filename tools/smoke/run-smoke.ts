import { existsSync } from 'node:fs';

import { readRelease, wordsOf } from '@coinlane/release-ledger';
import type { GateProblem, Release, Store } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';
import type { Browser } from 'playwright-core';

import { BROWSER_FLAGS } from '../check/browser.ts';
import { serveComposition } from './serve-composition.ts';
import { openedRemotes, openRoutes } from './smoke-task.ts';
import type { SmokeTask } from './smoke-task.ts';
import { openWithoutScripts, openWithScripts } from './watch-page.ts';
import type { Opened } from './watch-page.ts';

const WOULD_PASS =
  'every route opens with the remote in its slot, with and without JavaScript, and without errors';

const launch = async (executablePath: string): Promise<Browser> => {
  if (!existsSync(executablePath))
    throw new Error(
      `no browser at ${executablePath}: install Chromium, or set CHROMIUM to its path; without it no smoke test runs`,
    );
  // loaded only if a composition is opened
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
};

const problemOf = (release: string) => (found: string) => ({
  rule: 'smoke',
  release,
  found,
  wouldPass: WOULD_PASS,
});

const readChanged = async (store: Store, task: SmokeTask): Promise<readonly Release[]> => {
  const { remotes } = task;
  const read = await Promise.all(
    openedRemotes(task).map((remote) => readRelease(store, remote, remotes[remote] ?? '')),
  );
  return read.map((release) => {
    if (E.isLeft(release)) throw new Error(wordsOf(release.left));
    return release.right;
  });
};

const smokeRelease = async (
  browser: Browser,
  origin: string,
  { name, version, routes }: Release,
): Promise<readonly GateProblem[]> => {
  const visitor = await browser.newContext({ baseURL: origin, locale: 'en' });
  const reader = await browser.newContext({ baseURL: origin, locale: 'en', javaScriptEnabled: false });
  const found: string[] = [];
  for (const path of openRoutes(routes)) {
    const opened: Opened = { url: `${origin}${path}`, path, remote: name, version };
    found.push(...(await openWithScripts(visitor, opened)), ...(await openWithoutScripts(reader, opened)));
  }
  await Promise.all([visitor.close(), reader.close()]);
  return [...new Set(found)].map(problemOf(`${name}@${version}`));
};

/**
 * Opens every route of the changed remotes in the composition that would go live, on a separate site. Resolves
 * with the problems. Rejects with an Error if nothing could be opened at all.
 */
export const runSmoke = async (
  task: SmokeTask,
  store: Store,
  executablePath: string,
): Promise<readonly GateProblem[]> => {
  const releases = await readChanged(store, task);
  const browser = await launch(executablePath);
  try {
    const site = await serveComposition(task, store);
    try {
      const problems: GateProblem[] = [];
      for (const release of releases) problems.push(...(await smokeRelease(browser, site.origin, release)));
      return problems;
    } finally {
      // closes the browser's connections first, because a server that stops waits for them
      await browser.close();
      await site.stop();
    }
  } finally {
    await browser.close();
  }
};
