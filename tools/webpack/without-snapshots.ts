/**
 * Replaces two modules of the federation runtime in builds without snapshots, which read no manifests and preload no
 * remotes: their code would stay in the bundle. `base-config.ts` lists the modules.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** Removes nothing else with a remote, because there is no snapshot that names it. */
export const getGlobalRemoteInfo = (): { readonly hostGlobalSnapshot: undefined } => ({
  hostGlobalSnapshot: undefined,
});

const refuse = (): never => {
  throw new Error('this build preloads no remotes');
};

export const defaultPreloadArgs = refuse;
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
