import { aShell } from '../gate/gate.fixture.ts';
import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { promote, promoteAll } from './promote.ts';
import { rollback } from './rollback.ts';

const EVENT = 'swap/pair-picked@1';
const subscribing = { fields: { events: { produced: {}, consumed: { [EVENT]: 'a1' } } } };
const silent = { fields: { events: { produced: {}, consumed: {} } } };

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-pro', '2.0.0', subscribing);
  await ledger.publishVersion('mfe-swap', '1.1.0', silent);
});
afterEach(() => ledger.remove());

const SMOKED = {
  rule: 'smoke',
  release: 'mfe-pro@2.0.0',
  found: '/pro shows nothing',
  wouldPass: 'a page with the remote in its slot',
};
const gate = { shell: aShell() };
const PRO = { ...REQUEST, remote: 'mfe-pro', version: '2.0.0' };
const SILENT_SWAP = { ...REQUEST, remote: 'mfe-swap', version: '1.1.0' };

describe('promote through the compatibility gate', () => {
  it('accepts a composition that fits', async () => {
    const { outcome, revision } = valueOf(await promote(ledger.store, 'local', { ...PRO, gate }));
    expect(outcome).toBe('appended');
    expect(revision).not.toHaveProperty('forced');
  });

  it('refuses a subscriber whose publisher is not live', async () => {
    await ledger.promoteVersion('mfe-swap', '1.1.0');
    expect(wordsOfFailure(await promote(ledger.store, 'local', { ...PRO, gate }))).toContain(
      `refuses to promote: [events] mfe-pro@2.0.0: it subscribes to ${EVENT}, which nothing in the composition publishes; would pass:`,
    );
  });

  it('refuses a publisher that leaves its live subscriber without events: the other direction', async () => {
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    const refused = await promote(ledger.store, 'local', { ...SILENT_SWAP, gate, isDryRun: true });
    expect(wordsOfFailure(refused)).toContain('[events] mfe-pro@2.0.0');
    expect((await ledger.head()).rev).toBe(3);
  });

  it('ignores problems that existed before the change', async () => {
    await ledger.promoteVersion('mfe-swap', '1.1.0');
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    await ledger.publishVersion('mfe-listing', '1.0.0', silent);
    const change = { ...REQUEST, remote: 'mfe-listing', version: '1.0.0', gate };
    expect(valueOf(await promote(ledger.store, 'local', change)).outcome).toBe('appended');
  });

  it('checks all live releases against a new shell', async () => {
    const shell = aShell({ version: '0.5.0', contract: '0.2.0' });
    const change = { ...REQUEST, remotes: [], shell: '0.5.0', gate: { shell } };
    expect(wordsOfFailure(await promoteAll(ledger.store, 'local', change))).toContain(
      '[contract] mfe-swap@1.0.0: shell 0.5.0 has contract 0.2.0, the remote accepts ^0.1.0',
    );
  });

  it('accepts publisher and subscriber together if the subscriber alone is refused', async () => {
    await ledger.promoteVersion('mfe-swap', '1.1.0');
    const both = [PRO, { ...SILENT_SWAP, version: '1.0.0' }];
    const together = { ...REQUEST, remotes: both, gate };
    expect(valueOf(await promoteAll(ledger.store, 'local', together)).outcome).toBe('appended');
  });

  it('checks a change against what another writer promoted in the meantime', async () => {
    const overtaken = storeWith(ledger.store, {
      createIfAbsent: async (key, bytes) => {
        if (key === ledger.revisionKey(3)) await ledger.promoteVersion('mfe-swap', '1.1.0');
        return ledger.store.createIfAbsent(key, bytes);
      },
    });
    expect(wordsOfFailure(await promote(overtaken, 'local', { ...PRO, gate }))).toContain(
      '[events] mfe-pro@2.0.0',
    );
    expect((await ledger.head()).remotes).not.toHaveProperty('mfe-pro');
  });

  it('records what was forced, and why, in that revision only', async () => {
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    const forced = { ...SILENT_SWAP, reason: 'pairs burn', gate: { ...gate, isForced: true } };
    const { revision } = valueOf(await promote(ledger.store, 'local', forced));
    expect(revision).toMatchObject({
      reason: 'pairs burn',
      forced: [{ rule: 'events', release: 'mfe-pro@2.0.0' }],
    });
    expect(await ledger.head()).toEqual(revision);

    const back = valueOf(await rollback(ledger.store, 'local', { ...REQUEST, remote: 'mfe-swap' }));
    expect(back.revision).not.toHaveProperty('forced');
  });

  it('does not force without a reason', async () => {
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    const forced = { ...SILENT_SWAP, reason: ' ', gate: { ...gate, isForced: true } };
    expect(wordsOfFailure(await promote(ledger.store, 'local', forced))).toContain(
      'reason of a forced change " " is not allowed',
    );
  });

  it('smoke-tests the new composition and refuses it if a problem is found', async () => {
    const smoke = jest.fn().mockResolvedValue([SMOKED]);
    const refused = await promote(ledger.store, 'local', { ...PRO, gate: { ...gate, smoke } });
    expect(smoke.mock.calls).toEqual([
      [{ remotes: { 'mfe-swap': '1.0.0', 'mfe-pro': '2.0.0' }, changed: ['mfe-pro'] }],
    ]);
    expect(wordsOfFailure(refused)).toContain(
      'refuses to promote: [smoke] mfe-pro@2.0.0: /pro shows nothing; would pass: a page with the remote in its slot',
    );
    expect((await ledger.head()).rev).toBe(2);
  });

  it('does not run the smoke test if the rules refuse or nothing changes', async () => {
    const smoke = jest.fn().mockResolvedValue([]);
    await promote(ledger.store, 'local', { ...SILENT_SWAP, version: '1.0.0', gate: { ...gate, smoke } });
    const shell = aShell({ contract: '0.2.0' });
    await promote(ledger.store, 'local', { ...PRO, gate: { shell, smoke } });
    expect(smoke).not.toHaveBeenCalled();
  });

  it('records the problems of the smoke test if they were forced', async () => {
    const smoke = () => Promise.resolve([SMOKED]);
    const forced = { ...PRO, reason: 'the old page is worse', gate: { ...gate, smoke, isForced: true } };
    const { revision } = valueOf(await promote(ledger.store, 'local', forced));
    expect(revision.forced).toEqual([SMOKED]);
  });

  it('never blocks a rollback', async () => {
    await ledger.promoteVersion('mfe-swap', '1.1.0');
    await ledger.promoteVersion('mfe-swap', '1.0.0');
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    const back = await rollback(ledger.store, 'local', { ...REQUEST, remote: 'mfe-swap' });
    expect(valueOf(back).revision.remotes['mfe-swap']?.stable).toBe('1.1.0');
  });
});
