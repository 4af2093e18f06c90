import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { folderStore, promoteAll, publish, rollback, wordsOf } from '@coinlane/release-ledger';
import type { RemoteVersion, Result } from '@coinlane/release-ledger';

import { BUILT_PACKAGES } from '../../tools/build/build-package.ts';
import { readVersion } from '../../tools/build/read-record.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { copyCompressedFiles } from './compressed-files.ts';
import { DATA_DIR } from './data-dir.ts';
import { startServer } from './server-process.ts';
import type { ServerOptions, ServerProcess } from './server-process.ts';
import type { Variant } from '../../tools/site/remote-variant.ts';

const ENV = 'local';
const BY = 'e2e';

/** A separate site: own port, ledger and orders. */
export type OwnSite = {
  readonly origin: string;
  readonly dataDir: string;
  /** The folder of its ledger. */
  readonly ledger: string;
  /** The current server process. */
  readonly pid: () => number;
  /** The output of the current server so far. */
  readonly said: () => string;
  /**
   * Publishes a variant and makes it live, with the built version as its previous one. Resolves when the running server
   * serves it.
   */
  readonly release: (variant: Variant) => Promise<void>;
  /** Rolls back one remote. Resolves when the running server serves the previous version. */
  readonly rollBack: (remote: string) => Promise<void>;
  /** Rolls back to the first version for all visitors; without effect if it is live. */
  readonly reset: () => Promise<void>;
  /** Stops the server and starts another on the same data. */
  readonly restart: (options?: ServerOptions) => Promise<void>;
  /** Sends the server a signal. Resolves when it has ended. `restart` starts the next one. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  readonly stop: () => Promise<void>;
};

const unwrap = async <A>(result: Promise<Result<A>>): Promise<A> => {
  const settled = await result;
  if (settled._tag === 'Left') throw new Error(wordsOf(settled.left));
  return settled.right;
};

/** Only a guard against hanging. */
const SERVED_MS = 60_000;
const ASK_AGAIN_MS = 100;

/** Polls until the server, which follows its ledger, serves a revision. */
const untilServed = async (origin: string, revision: number): Promise<void> => {
  const endsAt = Date.now() + SERVED_MS;
  for (;;) {
    const health: unknown = await (await fetch(`${origin}/readyz`)).json();
    const served: unknown =
      typeof health === 'object' && health !== null ? Reflect.get(health, 'revision') : null;
    if (typeof served === 'number' && served >= revision) return;
    if (Date.now() > endsAt)
      throw new Error(`revision ${String(revision)} is not served: ${JSON.stringify(health)}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
};

const WARM_MS = 60_000;

/**
 * Polls until the server renders a page. Its first render loads the bundles: on a busy machine that takes longer than a
 * page waits, and the visitor is asked to come back.
 */
const untilRendering = async (origin: string): Promise<void> => {
  const endsAt = Date.now() + WARM_MS;
  for (;;) {
    const reply = await fetch(`${origin}/terms-of-use`);
    await reply.text();
    if (reply.status === 200) return;
    if (Date.now() > endsAt) throw new Error(`no page is rendered: ${String(reply.status)}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
};

/** The built versions, which are live in the ledger of the shared site. */
const builtRemotes = (): Promise<readonly RemoteVersion[]> =>
  Promise.all(
    BUILT_PACKAGES.filter((name) => name !== 'shell').map(async (remote) => ({
      remote,
      version: await readVersion(fromRoot(remote, 'dist/build.json')),
    })),
  );

/** Folders that the shared site's server writes to while it runs. */
const WRITTEN_BY_SERVER: readonly string[] = ['.tmp', 'health'];

/** Copies the shared site's ledger, whose releases no test changes. Cheaper than publishing, which fsyncs each file. */
const copySharedLedger = (ledger: string): Promise<void> =>
  cp(join(DATA_DIR, 'ledger'), ledger, {
    recursive: true,
    filter: (path) => !WRITTEN_BY_SERVER.includes(basename(path)),
  });

/** Serves the builds from a separate ledger. The options apply to the first start only. */
export const startOwnSite = async (port: number, options: ServerOptions = {}): Promise<OwnSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-site-'));
  const ledger = join(dataDir, 'ledger');
  await copySharedLedger(ledger);
  const store = folderStore(ledger);
  const built = await builtRemotes();
  await copyCompressedFiles(dataDir);
  let server: ServerProcess = await startServer(port, dataDir, options);
  await untilRendering(server.origin);

  const live = new Map(built.map(({ remote, version }) => [remote, version]));
  const append = async (remotes: readonly RemoteVersion[]): Promise<number | null> => {
    const changed = remotes.filter(({ remote, version }) => live.get(remote) !== version);
    if (changed.length === 0) return null;
    const { revision } = await unwrap(
      promoteAll(store, ENV, { remotes: changed, by: BY, reason: 'journey' }),
    );
    for (const { remote, version } of changed) live.set(remote, version);
    return revision.rev;
  };
  const promote = async (remotes: readonly RemoteVersion[]): Promise<void> => {
    const rev = await append(remotes);
    if (rev !== null) await untilServed(server.origin, rev);
  };
  return {
    origin: server.origin,
    dataDir,
    ledger,
    pid: () => server.pid,
    said: () => server.said(),
    release: async ({ folder, remote, version }) => {
      if (live.get(remote) === version) return;
      await unwrap(publish(store, folder, { by: BY }));
      // so that the previous version is the built one, not a variant of another test
      await append(built.filter((each) => each.remote === remote));
      await promote([{ remote, version }]);
    },
    rollBack: async (remote) => {
      const { revision } = await unwrap(rollback(store, ENV, { remote, by: BY, reason: 'journey' }));
      live.set(remote, revision.remotes[remote]?.stable ?? 'none');
      await untilServed(server.origin, revision.rev);
    },
    reset: async () => {
      const { revision } = await unwrap(
        promoteAll(store, ENV, { remotes: built, by: BY, reason: 'journey' }),
      );
      for (const { remote, version } of built) live.set(remote, version);
      await untilServed(server.origin, revision.rev);
    },
    end: (signal) => server.stop(signal),
    restart: async (options = {}) => {
      await server.stop();
      server = await startServer(port, dataDir, options);
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
