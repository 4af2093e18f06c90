import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { promote } from './promote.ts';
import { stopCanary } from './stop-canary.ts';

const STOP = {
  by: 'guard',
  reason: '12 of 40 loads failed',
  remote: 'mfe-swap',
  version: '1.1.0',
} as const;

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-swap', '1.1.0');
  await give('1.1.0', 10);
});
afterEach(() => ledger.remove());

const give = async (version: string, percent: number) =>
  valueOf(await promote(ledger.store, 'local', { ...REQUEST, remote: 'mfe-swap', version, percent }));

describe('stopCanary', () => {
  it('sets the canary to 0 % and records author and reason', async () => {
    const { outcome, revision } = valueOf(await stopCanary(ledger.store, 'local', STOP));
    expect(outcome).toBe('appended');
    expect(revision).toMatchObject({
      by: 'guard',
      reason: '12 of 40 loads failed',
      remotes: { 'mfe-swap': { stable: '1.0.0', canary: { version: '1.1.0', percent: 0 } } },
    });
  });

  it('appends one revision if two servers do it at once', async () => {
    const both = await Promise.all([
      stopCanary(ledger.store, 'local', STOP),
      stopCanary(ledger.store, 'local', STOP),
    ]);
    const outcomes = both.map((result) => valueOf(result).outcome).toSorted();
    expect(outcomes).toEqual(['appended', 'unchanged']);
    expect((await ledger.head()).rev).toBe(4);
  });

  it.each([
    { rule: 'it was stopped before', change: () => give('1.1.0', 0) },
    { rule: 'it became the stable version', change: () => give('1.1.0', 100) },
    { rule: 'it was given up', change: () => give('1.0.0', 100) },
    {
      rule: 'another version is the canary',
      change: async () => {
        await ledger.publishVersion('mfe-swap', '1.2.0');
        await give('1.2.0', 10);
      },
    },
  ])('changes nothing if $rule', async ({ change }) => {
    await change();
    const { rev, remotes } = await ledger.head();
    const { outcome, revision } = valueOf(await stopCanary(ledger.store, 'local', STOP));
    expect({ outcome, rev: revision.rev, remotes: revision.remotes }).toEqual({
      outcome: 'unchanged',
      rev,
      remotes,
    });
  });

  it('changes nothing if it becomes the stable version at the same moment', async () => {
    let isFirst = true;
    const slow = storeWith(ledger.store, {
      createIfAbsent: async (key, bytes) => {
        if (isFirst) {
          isFirst = false;
          await give('1.1.0', 100);
        }
        return ledger.store.createIfAbsent(key, bytes);
      },
    });
    expect(valueOf(await stopCanary(slow, 'local', STOP)).outcome).toBe('unchanged');
    expect((await ledger.head()).remotes['mfe-swap']).toEqual({ stable: '1.1.0', previous: ['1.0.0'] });
  });

  it('returns the same revision for the same request', async () => {
    const request = { ...STOP, requestId: 'guard-1' };
    const first = valueOf(await stopCanary(ledger.store, 'local', request));
    expect(valueOf(await stopCanary(ledger.store, 'local', request))).toEqual({
      ...first,
      outcome: 'repeated',
    });
  });

  it.each([
    { rule: 'an unknown environment', env: 'prod', request: {}, says: 'There is no environment "prod"' },
    { rule: 'a remote name with a path', env: 'local', request: { remote: '../x' }, says: 'remote "../x"' },
    { rule: 'an empty author', env: 'local', request: { by: '' }, says: 'by "" is not allowed' },
  ])('refuses $rule', async ({ env, request, says }) => {
    expect(wordsOfFailure(await stopCanary(ledger.store, env, { ...STOP, ...request }))).toContain(says);
  });
});
