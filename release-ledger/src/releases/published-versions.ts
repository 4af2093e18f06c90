import type { Store } from '../store/index.ts';

/** Every finished release, by remote. Ignores an upload without a `release.json`. */
export const publishedVersions = async (store: Store): Promise<ReadonlyMap<string, readonly string[]>> => {
  const versions = new Map<string, string[]>();
  for (const key of await store.list('remotes/')) {
    const [, remote, version] = /^remotes\/([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? [];
    if (remote === undefined || version === undefined) continue;
    versions.set(remote, [...(versions.get(remote) ?? []), version]);
  }
  return versions;
};
