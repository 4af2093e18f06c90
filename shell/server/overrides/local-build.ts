import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { siteLanguages } from '@coinlane/shared-contracts/values';

import type { LoadedRelease } from '../remotes/index.ts';
import { keepBundle, localRelease } from '../remotes/index.ts';

const TIMEOUT_MS = 3000;

/** What is read of a local build's `build.json`. */
const LocalBuild = t.readonly(
  t.type({
    name: t.string,
    namespace: t.string,
    entry: t.type({ path: t.string, globalName: t.string }),
    preload: t.type({ scripts: t.readonlyArray(t.string), styles: t.readonlyArray(t.string) }),
    server: t.union([t.null, t.string]),
  }),
  'LocalBuild',
);
type LocalBuild = t.TypeOf<typeof LocalBuild>;

/** The word that stands for a local build where a version goes; it is part of its files' addresses. */
export const localVersionOf = (localOrigin: string): string => `local-${new URL(localOrigin).port}`;

/** One file of a team's own machine; rejects with words when it cannot be had. Redirects are not followed. */
export const fetchLocal = async (localOrigin: string, path: string): Promise<Buffer> => {
  const url = `${localOrigin}/${path}`;
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new Error(`${url} cannot be reached: is the build served there?`);
  });
  if (!reply.ok) throw new Error(`${url} answers ${String(reply.status)}`);
  return Buffer.from(await reply.arrayBuffer());
};

const readBuild = async (name: string, localOrigin: string): Promise<LocalBuild> => {
  const text = (await fetchLocal(localOrigin, 'build.json')).toString('utf8');
  const json = E.tryCatch((): unknown => JSON.parse(text), String);
  const build = E.isRight(json) ? LocalBuild.decode(json.right) : E.left([]);
  if (E.isLeft(build)) throw new Error(`${localOrigin}/build.json is not the record of a remote's build`);
  if (build.right.name !== name) throw new Error(`${localOrigin} serves ${build.right.name}, not ${name}`);
  return build.right;
};

/**
 * The build a team serves on this machine, as it is now: `build.json` and what it names, at the origin's root. Nothing of
 * it is kept or verified. Without a reachable server bundle the slot stays empty in the HTML. Rejects with words.
 */
export const loadLocal = async (
  name: string,
  localOrigin: string,
  cacheFolder: string,
): Promise<LoadedRelease> => {
  const build = await readBuild(name, localOrigin);
  const orNull = (path: string): Promise<Buffer | null> => fetchLocal(localOrigin, path).catch(() => null);
  const server = build.server === null ? null : await orNull(build.server);
  const locales = await Promise.all(
    siteLanguages().map(async (language) => ({ language, bytes: await orNull(`locales/${language}.json`) })),
  );
  const version = localVersionOf(localOrigin);
  return localRelease(
    {
      name,
      version,
      namespace: build.namespace,
      globalName: build.entry.globalName,
      entry: build.entry.path,
      scripts: build.preload.scripts,
      styles: build.preload.styles,
    },
    locales,
    server === null ? null : await keepBundle(cacheFolder, { name, version }, server),
  );
};
