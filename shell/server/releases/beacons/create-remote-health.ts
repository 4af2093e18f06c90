import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';
import type { WebhookSettings } from '@coinlane/swap-gateway';

import type { LiveRemotes } from '../remotes/index.ts';
import { createStopAnnouncer } from './announce-stop.ts';
import type { OperatorMail, StopAnnouncer } from './announce-stop.ts';
import { failingVersions } from './find-failing.rule.ts';
import type { ServedVersion } from './find-failing.rule.ts';
import { createGuardStops } from './guard-stops.ts';
import type { GuardStops } from './guard-stops.ts';
import { createHealthWindows } from './health-windows.ts';
import type { HealthWindows } from './health-windows.ts';
import { runGuard } from './run-guard.ts';
import type { GuardSettings } from './run-guard.ts';
import { healthOf, mergeTallies, tallyOf, withoutStarts } from './tally.ts';
import type { Tally, VersionHealth } from './tally.ts';

const ROUND_MS = 3000;
/** Maximum delay of the server's end by a store that does not reply. */
const LONGEST_END_MS = 2000;
const SERVER_BYTES = 6;

/** Health of remotes on visitors' pages, with a guard that stops failing versions and makes the steps of rollouts. */
export type RemoteHealth = {
  /** `network`: hash of the network that sent the beacons. */
  readonly take: (beacons: readonly RemoteBeacon[], network: string) => void;
  /** Reports of all servers in the last ten minutes, at most three seconds old. */
  readonly health: () => Promise<readonly VersionHealth[]>;
  /** Served versions that fail for most visitors, for the readiness check. */
  readonly problems: () => readonly string[];
  /** Versions that the guard of this server has stopped or rolled back, for each served remote. */
  readonly stops: () => readonly GuardStops[];
  /** Exchanges reports with the other servers and runs the guard. Never rejects. */
  readonly round: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

type Settings = GuardSettings & {
  /** Receives a message when the guard stops a version. Null: none. */
  readonly webhook?: WebhookSettings | null;
  /** Null: no e-mails. */
  readonly mail?: OperatorMail | null;
  /** Default: system clock. */
  readonly now?: () => number;
};

/** Versions that visitors get: stable, and a running canary. */
const servedVersions = (live: LiveRemotes | null): readonly ServedVersion[] =>
  [...(live?.remotes.values() ?? [])].flatMap(({ name, stable, canary }) => {
    const trial = canary !== null && canary.percent > 0 ? [canary.loaded] : [];
    return [stable, ...trial].map(({ release }) => ({ remote: name, version: release.version }));
  });

/** Creates the reports of this server, which are exchanged with the other servers. */
const createReports = (windows: HealthWindows, now: () => number) => {
  /** Not written yet. */
  let waiting: Tally = {};
  /** Being written, or written but not read back yet. */
  let inTransit: Tally = {};
  /** Of all servers, from the last read. */
  let shared: Tally = {};

  const write = async (): Promise<void> => {
    const [leaving, before] = [waiting, inTransit];
    if (Object.keys(leaving).length === 0) return;
    waiting = {};
    inTransit = mergeTallies([before, leaving]);
    try {
      await windows.write(leaving, now());
    } catch (error) {
      waiting = mergeTallies([leaving, waiting]);
      inTransit = before;
      throw error;
    }
  };

  return {
    add: (tally: Tally): void => {
      waiting = mergeTallies([waiting, tally]);
    },
    current: (): readonly VersionHealth[] =>
      healthOf(mergeTallies([shared, withoutStarts(inTransit), withoutStarts(waiting)])),
    /** Rejects if the store cannot be written or read. Then no report is lost or counted twice. */
    exchange: async (): Promise<void> => {
      await write();
      shared = mergeTallies(await windows.read(now()));
      inTransit = {};
    },
  };
};

/**
 * Collects beacons. Every three seconds, exchanges them with the other servers through the store, and runs the guard.
 */
export const createRemoteHealth = (settings: Settings): RemoteHealth => {
  const { store, environment, log, now = Date.now } = settings;
  const windows = createHealthWindows(store, environment, randomBytes(SERVER_BYTES).toString('hex'));
  const reports = createReports(windows, now);
  const { webhook = null, mail = null } = settings;
  const announcer = createStopAnnouncer({ webhook, mail, log, now });
  const stops = createGuardStops();
  const announce: StopAnnouncer['announce'] = (stopped) => {
    stops.add(stopped);
    announcer.announce(stopped);
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const exchangeAndGuard = async (): Promise<void> => {
    let isWhole = false;
    try {
      await reports.exchange();
      isWhole = true;
    } catch (error) {
      log(
        `the health of remotes is this server's alone: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    await runGuard(settings, { announce }, { health: reports.current(), isWhole, nowMs: now() });
  };
  const round = (): Promise<void> => (running = running.then(exchangeAndGuard));
  const again = (): void => {
    if (!isStopped) timer = setTimeout(() => void round().finally(again), ROUND_MS).unref();
  };

  return {
    take: (beacons, network) => reports.add(tallyOf(beacons, network)),
    health: () => Promise.resolve(reports.current()),
    problems: () =>
      failingVersions(servedVersions(settings.live()), reports.current(), settings.guardMinimum),
    stops: () => stops.of([...(settings.live()?.remotes.keys() ?? [])]),
    round,
    start: again,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, wait(LONGEST_END_MS, undefined, { ref: false })]);
      await announcer.stop();
    },
  };
};
