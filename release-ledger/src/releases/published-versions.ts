import type { Store } from '../store/index.ts';

/** Every finished release, by remote; an upload without its `release.json` is not there. */
export const publishedVersions = async (store: Store): Promise<ReadonlyMap<string, readonly string[]>> => {
  const versions = new Map<string, string[]>();
  for (const key of await store.list('remotes/')) {
    const [, remote, version] = /^remotes\/([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? [];
    if (remote === undefined || version === undefined) continue;
    versions.set(remote, [...(versions.get(remote) ?? []), version]);
  }
  return versions;
};
