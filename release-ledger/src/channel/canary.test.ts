import { aShell } from '../gate/gate.fixture.ts';
import { aLedger, REQUEST, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { history } from './history.ts';
import { promote, promoteAll } from './promote.ts';

const SWAP = { ...REQUEST, remote: 'mfe-swap' };

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0', '1.1.0');
  await ledger.publishVersion('mfe-swap', '1.2.0');
  await ledger.publishVersion('mfe-swap', '1.3.0');
});
afterEach(() => ledger.remove());

const give = (version: string, percent?: number) =>
  promote(ledger.store, 'local', { ...SWAP, version, ...(percent === undefined ? {} : { percent }) });

const pin = async () => (await ledger.head()).remotes['mfe-swap'];

describe('promote for a share of visitors', () => {
  it('starts a canary next to the stable version, which stays live', async () => {
    const { outcome, changes } = valueOf(await give('1.2.0', 5));
    const to = { version: '1.2.0', percent: 5 };
    expect({ outcome, changes }).toEqual({
      outcome: 'appended',
      changes: [{ _tag: 'CanaryChanged', remote: 'mfe-swap', from: null, to }],
    });
    expect(await pin()).toEqual({
      stable: '1.1.0',
      previous: ['1.0.0'],
      canary: { ...to, salt: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown },
    });
  });

  it('keeps the salt of a version across shares and stops, so that the same visitors get it', async () => {
    const salts: (string | undefined)[] = [];
    for (const percent of [5, 20, 0, 1]) {
      valueOf(await give('1.2.0', percent));
      salts.push((await pin())?.canary?.salt);
    }
    expect(new Set(salts).size).toBe(1);
    valueOf(await give('1.3.0', 1));
    expect((await pin())?.canary?.salt).not.toBe(salts[0]);
  });

  it.each([
    { what: 'the canary', version: '1.2.0', percent: 100, previous: ['1.1.0', '1.0.0'] },
    { what: 'the canary, without a share', version: '1.2.0', previous: ['1.1.0', '1.0.0'] },
    { what: 'another version', version: '1.3.0', percent: 100, previous: ['1.1.0', '1.0.0'] },
    { what: 'the stable version', version: '1.1.0', previous: ['1.0.0'] },
  ])('ends when all visitors get $what', async ({ version, percent, previous }) => {
    valueOf(await give('1.2.0', 50));
    const { changes } = valueOf(await give(version, percent));
    const from = { version: '1.2.0', percent: 50 };
    expect(changes).toContainEqual({ _tag: 'CanaryChanged', remote: 'mfe-swap', from, to: null });
    expect(await pin()).toEqual({ stable: version, previous });
  });

  it('stops at 0 %, and shows it in the history of the remote', async () => {
    valueOf(await give('1.2.0', 50));
    valueOf(await give('1.2.0', 0));
    expect((await pin())?.canary).toMatchObject({ version: '1.2.0', percent: 0 });
    const { entries } = valueOf(await history(ledger.store, 'local', 'mfe-swap'));
    expect(entries[0]?.changes).toEqual([
      {
        _tag: 'CanaryChanged',
        remote: 'mfe-swap',
        from: { version: '1.2.0', percent: 50 },
        to: { version: '1.2.0', percent: 0 },
      },
    ]);
  });

  it('stops a version whose release was removed', async () => {
    valueOf(await give('1.2.0', 50));
    ledger.delete('remotes/mfe-swap/1.2.0/release.json');
    expect(valueOf(await give('1.2.0', 0)).outcome).toBe('appended');
  });

  it('writes nothing if the share is unchanged or in a dry run', async () => {
    valueOf(await give('1.2.0', 50));
    expect(valueOf(await give('1.2.0', 50)).outcome).toBe('unchanged');
    const request = { ...SWAP, version: '1.2.0', percent: 60, isDryRun: true };
    expect(valueOf(await promote(ledger.store, 'local', request)).outcome).toBe('planned');
    expect((await ledger.head()).rev).toBe(4);
  });

  it('recognises a repeated request, and refuses another share under the same id', async () => {
    const request = { ...SWAP, version: '1.2.0', percent: 5, requestId: 'r-1' };
    valueOf(await promote(ledger.store, 'local', request));
    expect(valueOf(await promote(ledger.store, 'local', request)).outcome).toBe('repeated');
    expect(wordsOfFailure(await promote(ledger.store, 'local', { ...request, percent: 6 }))).toContain(
      'Request r-1 already made revision 4',
    );
  });

  it('is unchanged by a promote of another remote', async () => {
    valueOf(await give('1.2.0', 5));
    await ledger.publishVersion('mfe-pro', '2.0.0');
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    expect((await pin())?.canary).toMatchObject({ version: '1.2.0', percent: 5 });
  });

  it.each([
    { version: '1.1.0', percent: 5, says: 'canary "1.1.0" is not allowed: expected another version than' },
    { version: '1.2.0', percent: 101, says: 'percent "101" is not allowed: expected a whole number from 0' },
    { version: '1.2.0', percent: 0.5, says: 'percent "0.5" is not allowed' },
    { version: '1.2.0', percent: -1, says: 'percent "-1" is not allowed' },
    { version: '9.0.0', percent: 5, says: 'There is no version "9.0.0"' },
    { version: '1.3.0', percent: 0, says: 'There is no canary "1.3.0" in mfe-swap in local. Known: 1.2.0.' },
  ])('refuses $version at $percent %', async ({ version, percent, says }) => {
    valueOf(await give('1.2.0', 5));
    expect(wordsOfFailure(await give(version, percent))).toContain(says);
    expect((await ledger.head()).rev).toBe(4);
  });

  it('refuses a remote that has no stable version yet', async () => {
    await ledger.publishVersion('mfe-pro', '2.0.0');
    const request = { ...REQUEST, remote: 'mfe-pro', version: '2.0.0', percent: 5 };
    expect(wordsOfFailure(await promote(ledger.store, 'local', request))).toBe(
      'There is no remote "mfe-pro" in local (a canary needs a stable version beside it). Known: mfe-swap.',
    );
  });
});

describe('the gate before a canary', () => {
  const EVENT = 'swap/pair-picked@1';
  const silent = { fields: { events: { produced: {}, consumed: {} } } };
  const subscribing = { fields: { events: { produced: {}, consumed: { [EVENT]: 'a1' } } } };
  const gate = { shell: aShell() };

  it('checks the canary against the live releases', async () => {
    const needy = { fields: { needs: { react: '^20.0.0' } } };
    await ledger.publishVersion('mfe-swap', '1.4.0', needy);
    const request = { ...SWAP, version: '1.4.0', percent: 1, gate };
    expect(wordsOfFailure(await promote(ledger.store, 'local', request))).toContain('[needs] mfe-swap@1.4.0');
  });

  it('checks a promoted version against the canary of another remote', async () => {
    await ledger.publishVersion('mfe-swap', '1.4.0', silent);
    valueOf(await give('1.4.0', 1));
    await ledger.publishVersion('mfe-pro', '2.0.0', subscribing);
    const request = { ...REQUEST, remotes: [{ remote: 'mfe-pro', version: '2.0.0' }], gate };
    expect(wordsOfFailure(await promoteAll(ledger.store, 'local', request))).toContain(
      `[events] mfe-pro@2.0.0: it subscribes to ${EVENT}, which nothing in the composition publishes`,
    );
    valueOf(await give('1.4.0', 0));
    expect(valueOf(await promoteAll(ledger.store, 'local', request)).outcome).toBe('appended');
  });

  it('checks two canaries against each other', async () => {
    await ledger.publishVersion('mfe-pro', '1.0.0', silent);
    await ledger.publishVersion('mfe-pro', '2.0.0', {
      fields: { events: { produced: {}, consumed: { [EVENT]: 'b2' } } },
    });
    await ledger.publishVersion('mfe-listing', '1.0.0', silent);
    await ledger.publishVersion('mfe-swap', '2.0.0', silent);
    await ledger.promoteVersion('mfe-swap', '2.0.0');
    await ledger.promoteVersion('mfe-pro', '1.0.0');
    valueOf(await give('1.2.0', 10));
    const request = { ...REQUEST, remote: 'mfe-pro', version: '2.0.0', percent: 10, gate };
    expect(wordsOfFailure(await promote(ledger.store, 'local', request))).toContain(
      'mfe-swap@1.2.0 publishes codec a1',
    );
  });
});
