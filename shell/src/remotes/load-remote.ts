import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import type { Pin, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

import { mayRetry, RemoteLoadError } from './load-failure';
import { inTime } from './time-limit';
import type { Later, WhenIdle } from './time-limit';

/** 4 s per version, 8 s in total. */
const ATTEMPT_MS = 4_000;
const TOTAL_MS = 8_000;
const JITTER_MS = 300;

export type LoadedRemote = { readonly version: string; readonly lifecycle: RemoteLifecycle };

export type LoadPorts = {
  readonly loadLifecycle: (remote: string, version: PinnedVersion) => Promise<RemoteLifecycle>;
  readonly report: (error: RemoteLoadError) => void;
  readonly now: () => number;
  readonly later: Later;
  readonly whenIdle: WhenIdle;
};

const asLoadError = (thrown: unknown, remote: string, version: string): RemoteLoadError =>
  thrown instanceof RemoteLoadError
    ? thrown
    : new RemoteLoadError({ kind: 'evaluation', remote, version, detail: String(thrown).slice(0, 500) });

/** Versions to try, in order: stable, then the previous ones. */
const versionsOf = ({ stable, previous }: Pin): readonly PinnedVersion[] => [stable, ...previous];

/**
 * Loads a remote: the pinned version, with a retry after a network failure, then the previous versions. Reports
 * every failure. Rejects with the first failure if nothing loads in time.
 */
export const loadRemote = async (pin: Pin, ports: LoadPorts): Promise<LoadedRemote> => {
  const endsAt = ports.now() + TOTAL_MS;
  const failures: RemoteLoadError[] = [];

  const within = (version: PinnedVersion, ms: number) =>
    inTime(
      ports.loadLifecycle(pin.name, version),
      { remote: pin.name, version: version.version },
      ports.later,
      ms,
    );

  const attempt = async (version: PinnedVersion): Promise<LoadedRemote | null> => {
    const ms = Math.min(ATTEMPT_MS, endsAt - ports.now());
    if (ms <= 0) return null;
    try {
      return { version: version.version, lifecycle: await within(version, ms) };
    } catch (thrown) {
      const error = asLoadError(thrown, pin.name, version.version);
      failures.push(error);
      ports.report(error);
      return null;
    }
  };

  for (const version of versionsOf(pin)) {
    const loaded = await attempt(version);
    if (loaded !== null) return loaded;
    const failed = failures.at(-1);
    if (failed === undefined || !mayRetry(failed.failure.kind)) continue;
    await new Promise<void>((resolve) => {
      ports.later(resolve, Math.random() * JITTER_MS);
    });
    const retried = await attempt(version);
    if (retried !== null) return retried;
  }
  throw failures[0] ?? asLoadError('no time left', pin.name, pin.stable.version);
};
