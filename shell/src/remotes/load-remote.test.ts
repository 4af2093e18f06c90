import type { Pin, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

import { RemoteLoadError } from './load-failure';
import type { LoadFailureKind } from './load-failure';
import { loadRemote } from './load-remote';
import type { LoadPorts } from './load-remote';

const aVersion = (version: string): PinnedVersion => ({
  version,
  entry: { url: `/remotes/mfe-x/${version}/entry.js`, integrity: '' },
  globalName: `x_${version}`,
  scripts: [],
  styles: [],
  lazyFiles: [],
});
const pin: Pin = {
  name: 'mfe-x',
  namespace: 'x',
  why: 'stable',
  stable: aVersion('2'),
  previous: [aVersion('1')],
};
const lifecycle = {
  bootstrap: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
};

type Outcome = 'loads' | 'stalls' | LoadFailureKind;

/** Loader with given outcomes per version and attempt, and a clock that only advances while waiting. */
const rig = (outcomes: Readonly<Record<string, readonly Outcome[]>>) => {
  const attempts: string[] = [];
  const reported: string[] = [];
  let now = 0;
  const limits = new Set<object>();
  const ports: LoadPorts = {
    now: () => now,
    later: (run, ms) => {
      const limit = setImmediate(() => {
        limits.delete(limit);
        if (ms >= 1_000) now += ms;
        run();
      });
      limits.add(limit);
      return () => {
        clearImmediate(limit);
        limits.delete(limit);
      };
    },
    whenIdle: () => () => undefined,
    report: ({ failure }) => reported.push(`${failure.version}:${failure.kind}`),
    loadLifecycle: (remote, { version }) => {
      const outcome =
        outcomes[version]?.[attempts.filter((attempt) => attempt === version).length] ?? 'loads';
      attempts.push(version);
      if (outcome === 'loads') return Promise.resolve(lifecycle);
      if (outcome === 'stalls') return new Promise(() => undefined);
      return Promise.reject(new RemoteLoadError({ kind: outcome, remote, version, detail: '' }));
    },
  };
  return { ports, attempts, reported, limits };
};

describe('loading a remote', () => {
  it.each<{
    rule: string;
    outcomes: Record<string, Outcome[]>;
    attempts: string[];
    version: string;
    reported: string[];
  }>([
    { rule: 'the pinned version loads', outcomes: {}, attempts: ['2'], version: '2', reported: [] },
    {
      rule: 'a single failure is retried without an error',
      outcomes: { 2: ['http'] },
      attempts: ['2', '2'],
      version: '2',
      reported: ['2:http'],
    },
    {
      rule: 'a lost connection is retried',
      outcomes: { 2: ['network'] },
      attempts: ['2', '2'],
      version: '2',
      reported: ['2:network'],
    },
    {
      rule: 'an unavailable version is replaced by the previous one',
      outcomes: { 2: ['http', 'http'] },
      attempts: ['2', '2', '1'],
      version: '1',
      reported: ['2:http', '2:http'],
    },
    {
      rule: 'wrong bytes are never requested again',
      outcomes: { 2: ['integrity'] },
      attempts: ['2', '1'],
      version: '1',
      reported: ['2:integrity'],
    },
    {
      rule: 'a broken module is never requested again',
      outcomes: { 2: ['evaluation'] },
      attempts: ['2', '1'],
      version: '1',
      reported: ['2:evaluation'],
    },
    {
      rule: 'a version that stalls is replaced after 4 s',
      outcomes: { 2: ['stalls'] },
      attempts: ['2', '1'],
      version: '1',
      reported: ['2:timeout'],
    },
  ])('$rule', async ({ outcomes, attempts, version, reported }) => {
    const made = rig(outcomes);
    expect((await loadRemote(pin, made.ports)).version).toBe(version);
    expect(made.attempts).toEqual(attempts);
    expect(made.reported).toEqual(reported);
    expect(made.limits.size).toBe(0);
  });

  it('rejects with the first failure when no version loads', async () => {
    const { ports } = rig({ 2: ['evaluation'], 1: ['missing-expose'] });
    await expect(loadRemote(pin, ports)).rejects.toMatchObject({
      failure: { kind: 'evaluation', version: '2', remote: 'mfe-x' },
    });
  });

  it('stops after 8 s in total, even if all versions stall', async () => {
    const stalling = rig({ 3: ['stalls'], 2: ['stalls'], 1: ['stalls'] });
    const threeVersions: Pin = { ...pin, stable: aVersion('3'), previous: [aVersion('2'), aVersion('1')] };
    await expect(loadRemote(threeVersions, stalling.ports)).rejects.toMatchObject({
      failure: { kind: 'timeout' },
    });
    expect(stalling.attempts).toEqual(['3', '2']);
  });

  it('treats any other error as a broken module', async () => {
    const { ports } = rig({});
    const thrower: LoadPorts = { ...ports, loadLifecycle: () => Promise.reject(new Error('odd')) };
    await expect(loadRemote(pin, thrower)).rejects.toMatchObject({
      failure: { kind: 'evaluation', detail: 'Error: odd' },
    });
  });
});
