import { loadRemote as loadExposed, registerRemotes } from '@module-federation/enhanced/runtime';
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

/** The runtime's words for a container that is not known to expose it, and the container's own. */
const MISSING_EXPOSE = /RUNTIME-014|does not exist in container/;

const kindOfExposeFailure = async (thrown: unknown): Promise<LoadFailureKind> =>
  (await whyChunkFailed(thrown)) ?? (MISSING_EXPOSE.test(String(thrown)) ? 'missing-expose' : 'evaluation');

/**
 * One version of a remote: its entry, the shared scope, its lifecycle.
 * Rejects with a RemoteLoadError that says what kept it.
 */
export const loadLifecycle = async (remote: string, version: PinnedVersion): Promise<RemoteLifecycle> => {
  const fail = (kind: LoadFailureKind, detail: string): never => {
    throw new RemoteLoadError({ kind, remote, version: version.version, detail });
  };
  const entryFailure = await entryScript(version);
  if (entryFailure !== null) fail(entryFailure, version.entry.url);

  const name = `${remote}@${version.version}`;
  registerRemotes([{ name, entry: version.entry.url, entryGlobalName: version.globalName, type: 'global' }]);
  try {
    const exposed = await loadExposed<unknown>(`${name}/lifecycle`);
    return isLifecycle(exposed) ? exposed : fail('contract', 'no bootstrap, mount and unmount');
  } catch (thrown) {
    if (thrown instanceof RemoteLoadError) throw thrown;
    return fail(await kindOfExposeFailure(thrown), String(thrown).slice(0, 500));
  }
};
