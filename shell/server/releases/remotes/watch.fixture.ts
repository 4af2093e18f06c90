import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createArtifactStore } from './artifact-store.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { watchComposition } from './composition-watch.ts';
import type { CompositionWatch } from './composition-watch.ts';
import type { ReleaseSource } from './release-source.ts';
import type { FakeStore } from './release-folder.fixture.ts';

/** Served versions, as `name@version`. */
export const versionsOf = (watch: CompositionWatch): readonly string[] =>
  [...(watch.current()?.remotes.values() ?? [])].map(
    ({ stable }) => `${stable.release.name}@${stable.release.version}`,
  );

/** Adds a revision that makes a version of mfe-swap live. */
export const promote = (store: FakeStore, version: string, previous: readonly string[] = []): void => {
  store.composition = {
    revision: store.composition.revision + 1,
    remotes: { 'mfe-swap': { stable: version, previous } },
  };
};

/** Starts watches one after another on the same data folder. */
export const aWatchedFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-'));
  const logged: string[] = [];
  const started: { readonly watch: CompositionWatch; readonly artifacts: ArtifactStore }[] = [];
  return {
    folder,
    logged,
    start: async (source: ReleaseSource) => {
      const artifacts = createArtifactStore(join(folder, 'br'));
      const watch = watchComposition({
        source,
        artifacts,
        dataDir: folder,
        log: (problem) => logged.push(problem),
      });
      started.push({ watch, artifacts });
      await watch.start();
      return { watch, artifacts };
    },
    close: async (): Promise<void> => {
      for (const { watch, artifacts } of started) {
        await watch.stop();
        await artifacts.stop();
      }
      await rm(folder, { recursive: true });
    },
  };
};
export type WatchedFolder = Awaited<ReturnType<typeof aWatchedFolder>>;
