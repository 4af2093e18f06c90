import * as E from 'fp-ts/lib/Either.js';

import { readHead } from '@coinlane/release-ledger';

import { createArtifactShelf } from '../remotes/index.ts';
import { ledgerSource, watchComposition } from '../remotes/index.ts';
import { aTrial } from './trial.fixture.ts';
import type { Trial } from './trial.fixture.ts';
import { createRemoteHealth } from './create-remote-health.ts';
import type { RemoteHealth } from './create-remote-health.ts';

/** Reports of so many networks, each named by its number from `first` on. */
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

describe('the guard of canaries', () => {
  let trial: Trial | null = null;
  const ledger = (): Trial => {
    if (trial === null) throw new Error('no trial');
    return trial;
  };
  beforeEach(async () => {
    trial = await aTrial();
  });
  afterEach(() => trial?.close());

  const aServer = async (name: string) => {
    const { store, folder, onClose } = ledger();
    const shelf = createArtifactShelf(`${folder}/${name}-br`);
    const watch = watchComposition({
      source: ledgerSource(store, 'local'),
      shelf,
      dataDir: `${folder}/${name}`,
      log: () => undefined,
    });
    await watch.start();
    onClose(async () => {
      await watch.stop();
      await shelf.stop();
    });
    const problems: string[] = [];
    const { current: live, notify } = watch;
    const health = createRemoteHealth({
      store,
      environment: 'local',
      guardMinimum: 5,
      live,
      notify,
      log: (problem) => problems.push(problem),
    });
    return { health, watch, problems };
  };
  const head = async () => {
    const read = await readHead(ledger().store, 'local');
    if (E.isLeft(read)) throw new Error('no head');
    return read.right.revision;
  };

  it('stops one that fails, once, though two servers saw it, and writes down why', async () => {
    const [one, two] = [await aServer('one'), await aServer('two')];
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
  });

  it('leaves one that does well', async () => {
    const { health } = await aServer('one');
    const { rev } = await head();
    report(health, '1.1.0', { loads: 200, errors: 5 });
    report(health, '1.0.0', { loads: 20, errors: 0, first: 300 });
    await health.round();
    expect((await head()).rev).toBe(rev);
  });

  it('knows on every server what any of them heard', async () => {
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
        errorRate: 0.25,
        networks: 4,
        failingNetworks: 1,
        p75Ms: 100,
      },
    ]);
  });
});
