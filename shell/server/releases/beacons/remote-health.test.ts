import * as E from 'fp-ts/lib/Either.js';

import { readHead } from '@coinlane/release-ledger';

import { aTrial } from './trial.fixture.ts';
import type { Trial } from './trial.fixture.ts';
import { aTrialServer } from './trial-server.fixture.ts';
import type { ServerOptions } from './trial-server.fixture.ts';
import { aReceiver } from './webhook-receiver.fixture.ts';
import type { RemoteHealth } from './create-remote-health.ts';

/** Reports of several networks, numbered from `first`. */
const report = (
  health: RemoteHealth,
  version: string,
  { loads, errors, first = 0 }: { loads: number; errors: number; first?: number },
): void => {
  const [load, error] = [
    { kind: 'load', remote: 'mfe-swap', version, ms: 100 } as const,
    { kind: 'error', remote: 'mfe-swap', version, where: 'mount' } as const,
  ];
  for (let at = 0; at < loads + errors; at += 1) health.take([at < loads ? load : error], String(first + at));
};

describe('the canary guard', () => {
  let trial: Trial | null = null;
  const ledger = (): Trial => {
    if (trial === null) throw new Error('no trial');
    return trial;
  };
  beforeEach(async () => {
    trial = await aTrial();
  });
  afterEach(() => trial?.close());

  const aServer = (name: string, options: ServerOptions = {}) => aTrialServer(ledger(), name, options);
  const head = async () => {
    const read = await readHead(ledger().store, 'local');
    if (E.isLeft(read)) throw new Error('no head');
    return read.right.revision;
  };

  it('stops a failing canary once, although two servers saw it, records the reason and reports it to the operator', async () => {
    const receiver = await aReceiver();
    const [one, two] = [
      await aServer('one', { webhookUrl: receiver.url }),
      await aServer('two', { webhookUrl: receiver.url }),
    ];
    const { rev } = await head();
    report(one.health, '1.1.0', { loads: 1, errors: 4 });
    report(two.health, '1.1.0', { loads: 1, errors: 3, first: 5 });
    report(one.health, '1.0.0', { loads: 20, errors: 0, first: 100 });
    report(two.health, '1.0.0', { loads: 20, errors: 0, first: 200 });
    await one.health.round();
    expect((await head()).rev).toBe(rev);
    await two.health.round();
    await Promise.all([one.health.round(), two.health.round()]);
    const stopped = await head();
    expect(stopped).toMatchObject({
      rev: rev + 1,
      by: 'guard',
      reason: 'mfe-swap@1.1.0: 7 of 9 networks had failed loads (stable: 0 of 40)',
      remotes: { 'mfe-swap': { stable: '1.0.0', canary: { version: '1.1.0', percent: 0 } } },
    });
    expect(two.watch.current()?.remotes.get('mfe-swap')?.canary?.percent).toBe(0);
    await receiver.accepted();
    await Promise.all([one.health.stop(), two.health.stop()]);
    await receiver.close();
    expect(receiver.received.map(({ id }) => id)).toEqual([`canary-stopped-local-${String(rev + 1)}`]);
  });

  it('keeps a healthy canary', async () => {
    const { health } = await aServer('one');
    const { rev } = await head();
    report(health, '1.1.0', { loads: 200, errors: 5 });
    report(health, '1.0.0', { loads: 20, errors: 0, first: 300 });
    await health.round();
    expect((await head()).rev).toBe(rev);
  });

  it.each([
    { rule: 'a stable version that fails', version: '1.0.0', loads: 1, errors: 5, isProblem: true },
    { rule: 'a stable version that fails in one network', version: '1.0.0', loads: 0, errors: 1 },
    { rule: 'a stable version that fails in half of the networks', version: '1.0.0', loads: 5, errors: 5 },
    { rule: 'a canary that was stopped', version: '1.1.0', loads: 1, errors: 6 },
    { rule: 'a version that is not live', version: '0.9.0', loads: 0, errors: 9 },
  ])('names $rule as a problem: $isProblem', async ({ version, loads, errors, isProblem = false }) => {
    const { health } = await aServer('one');
    report(health, version, { loads, errors });
    await health.round();
    expect(health.problems()).toEqual(
      isProblem
        ? [
            'mfe-swap@1.0.0 fails for most visitors: 5 of 6 networks had failed loads; 0 of 5 failures are pages that never became interactive',
          ]
        : [],
    );
  });

  it('shares reports between servers', async () => {
    const [one, two] = [await aServer('one'), await aServer('two')];
    report(one.health, '1.0.0', { loads: 3, errors: 1 });
    await one.health.round();
    await two.health.round();
    expect(await two.health.health()).toEqual(await one.health.health());
    expect(await two.health.health()).toEqual([
      {
        remote: 'mfe-swap',
        version: '1.0.0',
        loads: 3,
        errors: 1,
        hangs: 0,
        errorRate: 0.25,
        networks: 4,
        failingNetworks: 1,
        p75Ms: 100,
      },
    ]);
  });

  describe('of loads that hang', () => {
    const VERSION = { remote: 'mfe-swap', version: '1.1.0' };
    const START = { kind: 'start', ...VERSION } as const;
    const END = { kind: 'end', ...VERSION } as const;
    const PROGRESS = { kind: 'progress', ...VERSION } as const;
    let nowMs = Date.now();
    const two = async (slowMs = 0) =>
      [
        await aServer('one', { now: () => nowMs }),
        await aServer('two', { now: () => nowMs - slowMs }),
      ] as const;
    /** Advances the clock. Both servers write and read. */
    const pass = async (ms: number, servers: Awaited<ReturnType<typeof two>>): Promise<void> => {
      for (const { health } of servers) await health.round();
      nowMs += ms;
      for (const { health } of servers) await health.round();
    };
    const onTrial = (servers: Awaited<ReturnType<typeof two>>) =>
      servers[0].watch.current()?.remotes.get('mfe-swap')?.canary?.percent;

    it('stops a canary whose mount loops forever: five networks start it and it never ends', async () => {
      const servers = await two();
      for (let at = 0; at < 5; at += 1) servers[at % 2]?.health.take([START], String(at));
      await pass(50_000, servers);
      expect(onTrial(servers)).toBe(50);
      await pass(15_000, servers);
      expect((await head()).reason).toBe('mfe-swap@1.1.0: 5 of 5 networks had failed loads (stable: 0 of 0)');
      expect(await servers[1].health.health()).toMatchObject([
        { ...VERSION, loads: 0, errors: 5, hangs: 5, errorRate: 1, failingNetworks: 5 },
      ]);
    });

    it.each([
      { rule: 'that are ready', then: { kind: 'load', ...VERSION, ms: 90 } as const },
      { rule: 'whose visitors left', then: null },
    ])('keeps a canary with loads $rule, reported to another server', async ({ then }) => {
      const servers = await two();
      for (let at = 0; at < 5; at += 1) {
        servers[0].health.take([START], String(at));
        servers[1].health.take(then === null ? [END] : [END, then], String(at));
      }
      await pass(70_000, servers);
      expect(onTrial(servers)).toBe(50);
      expect(await servers[0].health.health()).toMatchObject([{ errors: 0, hangs: 0 }]);
    });

    it.each([
      { rule: 'keeps a canary on slow devices that progress', then: 'progress', hangs: 0, percent: 50 },
      { rule: 'stops a canary whose pages progress and then hang', then: 'hang', hangs: 5, percent: 0 },
      { rule: 'keeps a canary on slow devices that end', then: 'end', hangs: 0, percent: 50 },
    ])('$rule, reported to another server', async ({ then, hangs, percent }) => {
      const servers = await two();
      const all = (beacon: typeof START | typeof PROGRESS | typeof END): void => {
        for (let at = 0; at < 5; at += 1) servers[at % 2]?.health.take([beacon], String(at));
      };
      all(START);
      for (let passed = 0; passed < 4; passed += 1) {
        await pass(25_000, servers);
        if (then !== 'hang' || passed === 0) all(then === 'end' && passed === 3 ? END : PROGRESS);
      }
      await pass(then === 'progress' ? 25_000 : 70_000, servers);
      expect(await servers[0].health.health()).toMatchObject([{ hangs }]);
      expect(onTrial(servers)).toBe(percent);
    });

    it('never counts a start without its end while both expire, although a clock is slow', async () => {
      const servers = await two(50_000);
      for (let at = 0; at < 5; at += 1) servers[0].health.take([START], String(at));
      await pass(30_000, servers);
      for (let at = 0; at < 5; at += 1) servers[1].health.take([END], String(at));
      await pass(540_000, servers);
      for (let passed = 0; passed < 10; passed += 1) {
        await pass(10_000, servers);
        expect(await servers[0].health.health()).not.toContainEqual(expect.objectContaining({ hangs: 5 }));
      }
      expect(onTrial(servers)).toBe(50);
    });
  });
});
