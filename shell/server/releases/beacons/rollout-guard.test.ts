import { promote, readHead, rolloutOf } from '@coinlane/release-ledger';
import type { Store } from '@coinlane/release-ledger';
import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';
import * as E from 'fp-ts/lib/Either.js';

import { createRemoteHealth } from './create-remote-health.ts';
import { aTrialServer } from './trial-server.fixture.ts';
import { aTrial } from './trial.fixture.ts';
import type { Trial } from './trial.fixture.ts';
import { aReceiver } from './webhook-receiver.fixture.ts';

const VERSION = { remote: 'mfe-swap', version: '1.1.0' };
const EVERY_MS = 600_000;

describe('the guard of a rollout', () => {
  let trial: Trial;
  let nowMs = 0;
  beforeEach(async () => {
    trial = await aTrial();
    const rollout = { steps: [10, 50, 100], everySeconds: EVERY_MS / 1000 };
    await promote(trial.store, 'local', { ...VERSION, by: 'eva', reason: 'a rollout', rollout });
    nowMs = Date.parse((await pin()).rollout?.at ?? '');
  });
  afterEach(() => trial.close());

  const aServer = (name: string, webhookUrl?: string) =>
    aTrialServer(trial, name, { now: () => nowMs, ...(webhookUrl === undefined ? {} : { webhookUrl }) });
  type Server = Awaited<ReturnType<typeof aServer>>;

  const head = async () => {
    const read = await readHead(trial.store, 'local');
    if (E.isLeft(read)) throw new Error('no head');
    return read.right.revision;
  };
  const pin = async () => {
    const found = (await head()).remotes['mfe-swap'];
    if (found === undefined) throw new Error('mfe-swap is missing');
    return found;
  };
  /** Advances the clock by one step, in which all servers exchange their reports. */
  const pass = async (servers: readonly Server[], ms = EVERY_MS): Promise<void> => {
    nowMs += ms;
    await Promise.all(servers.map(({ health }) => health.round()));
    await Promise.all(servers.map(({ watch }) => watch.notify()));
  };
  const send = ({ health }: Server, version: string, kinds: readonly RemoteBeacon[], networks = 6): void => {
    for (let at = 0; at < networks; at += 1)
      health.take(
        kinds.map((beacon) => ({ ...beacon, version })),
        String(at),
      );
  };
  const LOAD: RemoteBeacon = { kind: 'load', ...VERSION, ms: 90 };
  /** Counts of all servers for the metrics, by action. */
  const counted = (servers: readonly Server[]): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const { action, count } of servers.flatMap(({ health }) => health.stops()))
      counts[action] = (counts[action] ?? 0) + count;
    return counts;
  };
  const toTheEnd = async (servers: readonly Server[]): Promise<void> => {
    await pass(servers);
    await pass(servers);
  };

  it('makes each step in its time, once, and another server continues', async () => {
    const [one, two] = [await aServer('one'), await aServer('two')];
    const { rev } = await head();
    await pass([one, two], EVERY_MS - 5000);
    expect((await head()).rev).toBe(rev);
    await pass([one, two], 10_000);
    expect(await head()).toMatchObject({
      rev: rev + 1,
      by: 'rollout',
      reason: 'mfe-swap@1.1.0: 50 % after 600 s at 10 %',
    });
    await pass([two]);
    expect(await pin()).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'] });
    await pass([one, two]);
    expect((await head()).rev).toBe(rev + 2);
  });

  it('makes no step without the reports of the other servers', async () => {
    const { store } = trial;
    const blind: Store = {
      ...store,
      list: (prefix) =>
        prefix.startsWith('health/') ? Promise.reject(new Error('the store is slow')) : store.list(prefix),
    };
    const server = await aServer('one');
    const { current: live, notify } = server.watch;
    const { rev } = await head();
    const health = createRemoteHealth({
      store: blind,
      environment: 'local',
      guardMinimum: 5,
      live,
      notify,
      log: () => undefined,
      now: () => nowMs,
    });
    nowMs += 2 * EVERY_MS;
    await health.round();
    expect((await head()).rev).toBe(rev);
  });

  const FAILURES = [
    {
      failure: 'fails in the browser',
      beacons: [{ kind: 'error', ...VERSION, where: 'mount' }],
      laterMs: 0,
    },
    // the server reports its own failed renders so
    {
      failure: 'fails on the server',
      beacons: [{ kind: 'error', ...VERSION, where: 'server' }],
      laterMs: 0,
    },
    { failure: 'hangs', beacons: [{ kind: 'start', ...VERSION }], laterMs: 65_000 },
  ] as const;

  it.each(FAILURES)('stops at a step if the version $failure', async ({ beacons, laterMs }) => {
    const servers = [await aServer('one'), await aServer('two')];
    servers.forEach((server) => send(server, '1.1.0', beacons, 3));
    const [one] = servers;
    if (one !== undefined) send(one, '1.1.0', beacons);
    await pass(servers, 0);
    await pass(servers, laterMs);
    expect(await head()).toMatchObject({ by: 'guard' });
    expect(counted(servers)).toEqual({ stopped: 1, 'rolled-back': 0 });
    await toTheEnd(servers);
    expect(await pin()).toMatchObject({ stable: '1.0.0', canary: { version: '1.1.0', percent: 0 } });
    expect(rolloutOf(await pin())).toBeNull();
  });

  it.each(FAILURES)(
    'rolls back after the last step if the version $failure, once, and reports it',
    async ({ beacons, laterMs }) => {
      const receiver = await aReceiver();
      const servers = [await aServer('one', receiver.url), await aServer('two', receiver.url)];
      await toTheEnd(servers);
      const { rev } = await head();
      servers.forEach((server) => send(server, '1.1.0', beacons));
      await pass(servers, 0);
      await pass(servers, laterMs);
      expect(await head()).toMatchObject({ rev: rev + 1, by: 'guard' });
      expect(counted(servers)).toEqual({ stopped: 0, 'rolled-back': 1 });
      expect(await pin()).toMatchObject({ stable: '1.0.0' });
      await receiver.accepted();
      await Promise.all(servers.map(({ health }) => health.stop()));
      await receiver.close();
      expect(receiver.received.map(({ id }) => id)).toEqual([`release-rolled-back-local-${String(rev + 1)}`]);
      expect(receiver.received[0]?.body).toContain('mfe-swap@1.1.0 was rolled back to 1.0.0 in local');
    },
  );

  it.each([
    { rule: 'a healthy version', beacons: [LOAD], laterMs: 0 },
    {
      rule: 'a version that fails after the time of one more step',
      beacons: [{ kind: 'error', ...VERSION, where: 'mount' } as const],
      laterMs: EVERY_MS,
    },
  ])('keeps $rule', async ({ beacons, laterMs }) => {
    const servers = [await aServer('one')];
    await toTheEnd(servers);
    await pass(servers, laterMs);
    servers.forEach((server) => send(server, '1.1.0', beacons));
    await pass(servers, 0);
    await pass(servers, 0);
    expect(await pin()).toMatchObject({ stable: '1.1.0' });
  });
});
