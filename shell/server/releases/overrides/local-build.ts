import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { siteLanguages } from '@coinlane/shared-contracts/values';

import type { LoadedRelease } from '../remotes/index.ts';
import { keepBundle, localRelease } from '../remotes/index.ts';

const TIMEOUT_MS = 10_000;

/** Fields of a local build's `build.json` that are used. */
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

/** Version name of a local build, which is part of the URLs of its files. */
export const localVersionOf = (localOrigin: string): string => `local-${new URL(localOrigin).port}`;

/** Fetches a file of a local build. Does not follow redirects. Rejects with an error message. */
export const fetchLocal = async (localOrigin: string, path: string): Promise<Buffer> => {
  const url = `${localOrigin}/${path}`;
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new Error(`${url} is not reachable: is the build being served?`);
  });
  if (!reply.ok) throw new Error(`${url} responded with status ${String(reply.status)}`);
  return Buffer.from(await reply.arrayBuffer());
};

const readBuild = async (name: string, localOrigin: string): Promise<LocalBuild> => {
  const text = (await fetchLocal(localOrigin, 'build.json')).toString('utf8');
  const json = E.tryCatch((): unknown => JSON.parse(text), String);
  const build = E.isRight(json) ? LocalBuild.decode(json.right) : E.left([]);
  if (E.isLeft(build)) throw new Error(`${localOrigin}/build.json is not the build record of a remote`);
  if (build.right.name !== name) throw new Error(`${localOrigin} serves ${build.right.name}, not ${name}`);
  return build.right;
};

/**
 * Loads a local build: `build.json` at the root of the origin, and the files listed in it. Caches and verifies
 * nothing. Without a server bundle, the slot is empty in the HTML. Rejects with an error message.
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
