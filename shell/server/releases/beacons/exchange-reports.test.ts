import type { Store } from '@coinlane/release-ledger';

import { aTrial } from './trial.fixture.ts';
import type { Trial } from './trial.fixture.ts';
import { aTrialServer } from './trial-server.fixture.ts';

const ERROR = { kind: 'error', remote: 'mfe-swap', version: '1.0.0', where: 'mount' } as const;

type Gate = {
  readonly reached: Promise<void>;
  readonly open: () => void;
  readonly pass: () => Promise<void>;
};

/** A promise, and the function that resolves it. */
const aMoment = (): readonly [moment: Promise<void>, come: () => void] => {
  let come = (): void => undefined;
  const moment = new Promise<void>((resolve) => {
    come = resolve;
  });
  return [moment, () => come()];
};

/** Holds the calls that pass it until it is opened. */
const aGate = (): Gate => {
  const [reached, arrive] = aMoment();
  const [opened, open] = aMoment();
  return {
    reached,
    open,
    pass: () => {
      arrive();
      return opened;
    },
  };
};

describe('the exchange of reports with the store', () => {
  let trial: Trial | null = null;
  const serverWith = async (change: (store: Store) => Partial<Store>) => {
    const each = (trial = await aTrial());
    return aTrialServer({ ...each, store: { ...each.store, ...change(each.store) } }, 'one', {});
  };
  afterEach(() => trial?.close());

  it.each([
    {
      moment: 'written',
      held: (gate: Gate) => (store: Store) => ({
        createIfAbsent: async (...call: Parameters<Store['createIfAbsent']>) => {
          await gate.pass();
          return store.createIfAbsent(...call);
        },
      }),
    },
    {
      moment: 'read',
      held: (gate: Gate) => (store: Store) => ({
        list: async (...call: Parameters<Store['list']>) => {
          if (call[0].startsWith('health/')) await gate.pass();
          return store.list(...call);
        },
      }),
    },
  ])('counts reports while they are $moment', async ({ held }) => {
    const gate = aGate();
    const { health } = await serverWith(held(gate));
    health.take([ERROR], 'a');
    const round = health.round();
    await gate.reached;
    health.take([ERROR], 'b');
    expect(await health.health()).toMatchObject([{ errors: 2, failingNetworks: 2 }]);
    gate.open();
    await round;
    expect(await health.health()).toMatchObject([{ errors: 2, failingNetworks: 2 }]);
  });

  it.each([
    { call: 'written', broken: { createIfAbsent: () => Promise.reject(new Error('the disk is full')) } },
    { call: 'read', broken: { list: () => Promise.reject(new Error('the store is away')) } },
  ])('counts reports once that could not be $call', async ({ broken }) => {
    let isBroken = true;
    const { health } = await serverWith((store) => ({
      createIfAbsent: (...call) => (isBroken ? { ...store, ...broken } : store).createIfAbsent(...call),
      list: (...call) =>
        (isBroken && call[0].startsWith('health/') ? { ...store, ...broken } : store).list(...call),
    }));
    for (const network of ['a', 'b']) {
      health.take([ERROR], network);
      await health.round();
    }
    expect(await health.health()).toMatchObject([{ errors: 2, failingNetworks: 2 }]);
    isBroken = false;
    await health.round();
    expect(await health.health()).toMatchObject([{ errors: 2, failingNetworks: 2 }]);
  });

  it('ends after the running exchange', async () => {
    const gate = aGate();
    let isWritten = false;
    const { health } = await serverWith((store) => ({
      createIfAbsent: async (...call) => {
        await gate.pass();
        const created = await store.createIfAbsent(...call);
        isWritten = true;
        return created;
      },
    }));
    health.take([ERROR], 'a');
    void health.round();
    await gate.reached;
    const stopped = health.stop().then(() => isWritten);
    gate.open();
    expect(await stopped).toBe(true);
  });

  it('ends without an exchange that does not end', async () => {
    const gate = aGate();
    const { health } = await serverWith((store) => ({
      createIfAbsent: async (...call) => {
        await gate.pass();
        return store.createIfAbsent(...call);
      },
    }));
    health.take([ERROR], 'a');
    const round = health.round();
    await gate.reached;
    await health.stop();
    gate.open();
    await round;
    expect(await health.health()).toMatchObject([{ errors: 1 }]);
  });
});
