import { randomBytes } from 'node:crypto';

import { stopCanary, wordsOf } from '@coinlane/release-ledger';
import type { Store } from '@coinlane/release-ledger';
import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';
import type { WebhookSettings } from '@coinlane/swap-gateway';
import * as E from 'fp-ts/lib/Either.js';

import type { LiveRemote, LiveRemotes } from '../remotes/index.ts';
import { createStopAnnouncer } from './announce-stop.ts';
import type { StopAnnouncer } from './announce-stop.ts';
import { failingVersions } from './find-failing.rule.ts';
import type { ServedVersion } from './find-failing.rule.ts';
import { createHealthWindows } from './health-windows.ts';
import { reasonToStop } from './judge-canary.rule.ts';
import { healthOf, mergeTallies, tallyOf, withoutStarts } from './tally.ts';
import type { Tally, VersionHealth } from './tally.ts';

const ROUND_MS = 3000;
const SERVER_BYTES = 6;

/** Health of remotes on visitors' pages, with a guard that stops a failing canary automatically. */
export type RemoteHealth = {
  /** `network`: hash of the network that sent the beacons. */
  readonly take: (beacons: readonly RemoteBeacon[], network: string) => void;
  /** Reports of all servers in the last ten minutes, at most three seconds old. */
  readonly health: () => Promise<readonly VersionHealth[]>;
  /** Served versions that fail for most visitors, for the readiness check. */
  readonly problems: () => readonly string[];
  /** Exchanges reports with the other servers and checks the canaries. Never rejects. */
  readonly round: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

type Settings = {
  readonly store: Store;
  readonly environment: string;
  readonly guardMinimum: number;
  readonly live: () => LiveRemotes | null;
  /** Reads the ledger at once. */
  readonly notify: () => Promise<void>;
  readonly log: (problem: string) => void;
  /** Receives a message when the guard stops a canary. Null: no receiver. */
  readonly webhook?: WebhookSettings | null;
  /** Default: system clock. */
  readonly now?: () => number;
};

const reasonOf = (
  { name, stable, canary }: LiveRemote,
  health: readonly VersionHealth[],
  minimum: number,
): { readonly version: string; readonly reason: string } | null => {
  if (canary === null || canary.percent === 0) return null;
  const { version } = canary.loaded.release;
  const of = (wanted: string): VersionHealth | undefined =>
    health.find((each) => each.remote === name && each.version === wanted);
  const seen = { canary: of(version), stable: of(stable.release.version) };
  const reason = reasonToStop(`${name}@${version}`, seen, minimum);
  return reason === null ? null : { version, reason };
};

/** Versions that visitors get: stable, and a running canary. */
const servedVersions = (live: LiveRemotes | null): readonly ServedVersion[] =>
  [...(live?.remotes.values() ?? [])].flatMap(({ name, stable, canary }) => {
    const trial = canary !== null && canary.percent > 0 ? [canary.loaded] : [];
    return [stable, ...trial].map(({ release }) => ({ remote: name, version: release.version }));
  });

/**
 * Stops failing canaries. Servers that see the same revision send the same request, so that the ledger writes one
 * revision.
 */
const guard = async (
  settings: Settings,
  announcer: StopAnnouncer,
  health: readonly VersionHealth[],
): Promise<void> => {
  const live = settings.live();
  for (const remote of live?.remotes.values() ?? []) {
    const found = reasonOf(remote, health, settings.guardMinimum);
    if (live === null || found === null) continue;
    const { version, reason } = found;
    const stopped = await stopCanary(settings.store, settings.environment, {
      remote: remote.name,
      version,
      by: 'guard',
      reason,
    });
    if (E.isLeft(stopped)) settings.log(`the guard could not stop ${reason}: ${wordsOf(stopped.left)}`);
    else {
      const { outcome, revision } = stopped.right;
      // one of the servers that saw the failure wrote the revision
      if (outcome === 'appended')
        announcer.announce({
          environment: settings.environment,
          remote: remote.name,
          version,
          reason,
          revision: revision.rev,
        });
      await settings.notify();
    }
  }
};

/**
 * Collects beacons. Every three seconds, exchanges them with the other servers through the store and checks the
 * canaries.
 */
export const createRemoteHealth = (settings: Settings): RemoteHealth => {
  const { store, environment, log, now = Date.now } = settings;
  const windows = createHealthWindows(store, environment, randomBytes(SERVER_BYTES).toString('hex'));
  const announcer = createStopAnnouncer({ webhook: settings.webhook ?? null, log, now });
  let waiting: Tally = {};
  let unsent: Tally = {};
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const current = (): readonly VersionHealth[] => healthOf(mergeTallies([unsent, withoutStarts(waiting)]));

  const tellOthers = async (): Promise<void> => {
    const leaving = waiting;
    if (Object.keys(leaving).length === 0) return;
    waiting = {};
    try {
      await windows.write(leaving, now());
    } catch (error) {
      waiting = mergeTallies([leaving, waiting]);
      throw error;
    }
  };

  const round = async (): Promise<void> => {
    try {
      await tellOthers();
      unsent = mergeTallies(await windows.read(now()));
    } catch (error) {
      log(
        `the health of remotes is this server's alone: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    await guard(settings, announcer, current());
  };
  const again = (): void => {
    if (!isStopped) timer = setTimeout(() => void round().finally(again), ROUND_MS).unref();
  };

  return {
    take: (beacons, network) => {
      waiting = mergeTallies([waiting, tallyOf(beacons, network)]);
    },
    health: () => Promise.resolve(current()),
    problems: () => failingVersions(servedVersions(settings.live()), current(), settings.guardMinimum),
    round,
    start: again,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return announcer.stop();
    },
  };
};
