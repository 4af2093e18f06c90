import { loadRemote as loadExposed, registerRemotes } from '@module-federation/enhanced/runtime';
import { nextTask } from '@coinlane/shared-ui/next-task';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import type { PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

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

/** Error messages of the runtime and of the container for an unknown exposed module. */
const MISSING_EXPOSE = /RUNTIME-014|does not exist in container/;

const kindOfExposeFailure = async (thrown: unknown): Promise<LoadFailureKind> =>
  (await whyChunkFailed(thrown)) ?? (MISSING_EXPOSE.test(String(thrown)) ? 'missing-expose' : 'evaluation');

/** Module with the lifecycles of a remote's blocks, each loaded on demand. */
type Blocks = Readonly<Record<string, () => Promise<RemoteLifecycle>>>;

const isBlocks = (value: unknown): value is { readonly blocks: Blocks } => {
  const blocks: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'blocks') : null;
  return (
    typeof blocks === 'object' &&
    blocks !== null &&
    Object.values(blocks).every((load) => typeof load === 'function')
  );
};

type Narrow<A> = (exposed: unknown) => exposed is A;

/** Loads an exposed module of a version: entry, shared scope, module. */
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
  const entryFailure = await entryScript(version);
  if (entryFailure !== null) fail(entryFailure, version.entry.url);
  await nextTask();

  const name = `${remote}@${version.version}`;
  registerRemotes([{ name, entry: version.entry.url, entryGlobalName: version.globalName, type: 'global' }]);
  try {
    const exposed = await loadExposed<unknown>(`${name}/${path}`);
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
