import { nextTask } from '@coinlane/shared-ui/next-task';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import type { PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

import { provideFederationCore } from './federation-core';
import type { SharedScope } from './federation-core';
import { RemoteLoadError } from './load-failure';
import type { LoadFailureKind } from './load-failure';
import { loadScript } from './load-script';
import { whyChunkFailed } from './why-chunk-failed';

const KINDS: readonly LoadFailureKind[] = [
  'network',
  'http',
  'integrity',
  'timeout',
  'evaluation',
  'missing-expose',
  'contract',
  'render',
];

const isKind = (value: unknown): value is LoadFailureKind => KINDS.some((kind) => kind === value);

const isLifecycle = (value: unknown): value is RemoteLifecycle =>
  typeof value === 'object' &&
  value !== null &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function');

const entryScript = async (version: PinnedVersion): Promise<LoadFailureKind | null> => {
  if (Reflect.has(globalThis, version.globalName)) return null;
  try {
    await loadScript(version.entry);
  } catch (kind) {
    return isKind(kind) ? kind : 'network';
  }
  return Reflect.has(globalThis, version.globalName) ? null : 'evaluation';
};

/** Error message of a container for an unknown exposed module. */
const MISSING_EXPOSE = /does not exist in container/;

const kindOfExposeFailure = async (thrown: unknown): Promise<LoadFailureKind> =>
  (await whyChunkFailed(thrown)) ?? (MISSING_EXPOSE.test(String(thrown)) ? 'missing-expose' : 'evaluation');

/** Module with one lifecycle per block of a remote, each loaded on demand. */
type Blocks = Readonly<Record<string, () => Promise<RemoteLifecycle>>>;

const isBlocks = (value: unknown): value is { readonly blocks: Blocks } => {
  const blocks: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'blocks') : null;
  return (
    typeof blocks === 'object' &&
    blocks !== null &&
    Object.values(blocks).every((load) => typeof load === 'function')
  );
};

// webpack replaces both names
declare const __webpack_init_sharing__: (name: string) => unknown;
declare const __webpack_share_scopes__: { readonly default: SharedScope };

/** Global that the entry of a remote defines. */
type Container = {
  readonly init: (scope: SharedScope) => unknown;
  readonly get: (path: string) => Promise<() => unknown>;
};

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  ['init', 'get'].every((name) => typeof Reflect.get(value, name) === 'function');

/** Returns an exposed module of a container, after sharing the libraries with the container. */
const exposedBy = async (globalName: string, path: string): Promise<unknown> => {
  const container: unknown = Reflect.get(globalThis, globalName);
  if (!isContainer(container)) throw new Error(`${globalName} is not a container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get(`./${path}`);
  return factory();
};

type Narrow<A> = (exposed: unknown) => exposed is A;

/** Loads an exposed module of a version: entry, shared scope and module. */
const loadExposedAs = async <A, B>(
  remote: string,
  version: PinnedVersion,
  {
    path,
    isFitting,
    words,
    take,
  }: { path: string; isFitting: Narrow<A>; words: string; take: (exposed: A) => Promise<B> },
): Promise<B> => {
  const fail = (kind: LoadFailureKind, detail: string): never => {
    throw new RemoteLoadError({ kind, remote, version: version.version, detail });
  };
  provideFederationCore();
  const entryFailure = await entryScript(version);
  if (entryFailure !== null) fail(entryFailure, version.entry.url);
  await nextTask();

  try {
    const exposed = await exposedBy(version.globalName, path);
    return isFitting(exposed) ? await take(exposed) : fail('contract', words);
  } catch (thrown) {
    if (thrown instanceof RemoteLoadError) throw thrown;
    return fail(await kindOfExposeFailure(thrown), String(thrown).slice(0, 500));
  }
};

/** Loads one version of a remote: entry, shared scope, lifecycle. Rejects with a RemoteLoadError. */
export const loadLifecycle = (remote: string, version: PinnedVersion): Promise<RemoteLifecycle> =>
  loadExposedAs(remote, version, {
    path: 'lifecycle',
    isFitting: isLifecycle,
    words: 'no bootstrap, mount and unmount',
    take: (lifecycle) => Promise.resolve(lifecycle),
  });

/** Loads the lifecycle of a block of a remote. Rejects with a RemoteLoadError. */
export const loadBlock =
  (block: string) =>
  (remote: string, version: PinnedVersion): Promise<RemoteLifecycle> =>
    loadExposedAs(remote, version, {
      path: 'blocks',
      isFitting: isBlocks,
      words: 'no blocks',
      take: async ({ blocks }) => {
        const lifecycle: unknown = await blocks[block]?.();
        if (isLifecycle(lifecycle)) return lifecycle;
        throw new RemoteLoadError({
          kind: 'missing-expose',
          remote,
          version: version.version,
          detail: block,
        });
      },
    });
