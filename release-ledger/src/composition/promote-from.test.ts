import { initialise, promote, promoteAll, readHead } from '../channel/index.ts';
import { aShell } from '../gate/gate.fixture.ts';
import { makeKey, readTrustedKeys } from '../signature/index.ts';
import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { promoteFrom } from './promote-from.ts';
import { verify } from './verify.ts';

const SWAP = { ...REQUEST, remote: 'mfe-swap', version: '1.1.0' };
const FROM_STAGING = { ...REQUEST, from: 'staging' };

let ledger: ALedger;
/** `local` has mfe-swap@1.0.0 and mfe-listing@3.0.0; `staging` has mfe-swap@1.1.0 and mfe-pro@2.0.0. */
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-swap', '1.1.0');
  await ledger.publishVersion('mfe-swap', '1.2.0');
  await ledger.publishVersion('mfe-pro', '2.0.0');
  await ledger.publishVersion('mfe-listing', '3.0.0');
  await ledger.promoteVersion('mfe-listing', '3.0.0');
  valueOf(await initialise(ledger.store, 'staging', REQUEST));
  const remotes = [SWAP, { remote: 'mfe-pro', version: '2.0.0' }];
  valueOf(await promoteAll(ledger.store, 'staging', { ...REQUEST, remotes }));
});
afterEach(() => ledger.remove());

const copy = (more: object = {}) => promoteFrom(ledger.store, 'local', { ...FROM_STAGING, ...more });
const onStaging = async (more: object) =>
  valueOf(await promote(ledger.store, 'staging', { ...SWAP, ...more }));

describe('promoteFrom', () => {
  it('copies the whole composition in one revision: versions, new remotes, and removed ones', async () => {
    const { outcome, revision } = valueOf(await copy());
    expect(outcome).toBe('appended');
    expect(revision).toMatchObject({ rev: 4, shell: '0.1.0' });
    expect(revision.remotes).toEqual({
      'mfe-swap': { stable: '1.1.0', previous: ['1.0.0'] },
      'mfe-pro': { stable: '2.0.0', previous: [] },
    });
    expect(valueOf(await verify(ledger.store, 'local')).problems).toEqual([]);
  });

  it('writes nothing if both are the same, or in a dry run', async () => {
    expect(valueOf(await copy({ isDryRun: true })).outcome).toBe('planned');
    expect((await ledger.head()).rev).toBe(3);
    valueOf(await copy());
    expect(valueOf(await copy()).outcome).toBe('unchanged');
  });

  it('makes one revision for one request, however often it is sent', async () => {
    const { revision } = valueOf(await copy({ requestId: 'r-1' }));
    expect(valueOf(await copy({ requestId: 'r-1' }))).toMatchObject({ outcome: 'repeated', revision });
    await onStaging({ version: '1.2.0' });
    expect(wordsOfFailure(await copy({ requestId: 'r-1' }))).toContain('with other content');
  });

  it('ends a canary of the target', async () => {
    valueOf(await promote(ledger.store, 'local', { ...SWAP, percent: 10 }));
    expect(valueOf(await copy()).revision.remotes['mfe-swap']).toEqual({
      stable: '1.1.0',
      previous: ['1.0.0'],
    });
  });

  it('ignores a canary of the source that was stopped', async () => {
    await onStaging({ version: '1.2.0', percent: 10 });
    await onStaging({ version: '1.2.0', percent: 0 });
    expect(valueOf(await copy()).revision.remotes['mfe-swap']?.stable).toBe('1.1.0');
  });

  const ROLLOUT = { steps: [10, 100], everySeconds: 600 };

  it.each([
    {
      rule: 'has a canary',
      spoil: () => onStaging({ version: '1.2.0', percent: 10 }),
      words: 'mfe-swap@1.2.0 is a canary at 10 %',
    },
    {
      rule: 'is in a rollout',
      spoil: () => onStaging({ version: '1.2.0', rollout: ROLLOUT }),
      words: 'the rollout of mfe-swap@1.2.0 is not over',
    },
    {
      rule: 'has an altered file',
      spoil: async () => {
        await onStaging({ version: '1.2.0' });
        ledger.overwrite('remotes/mfe-pro/2.0.0/browser/main.js', 'evil');
      },
      words: 'remotes/mfe-pro/2.0.0/browser/main.js cannot be trusted',
    },
    {
      rule: 'has a version to go back to with a missing file',
      spoil: async () => {
        await onStaging({ version: '1.2.0' });
        ledger.delete('remotes/mfe-swap/1.1.0/browser/main.js');
      },
      words: 'the file is missing',
    },
  ])('refuses a source that $rule, and changes nothing', async ({ spoil, words }) => {
    await spoil();
    const refused = wordsOfFailure(await copy());
    expect(refused).toContain('The composition of staging cannot be promoted: ');
    expect(refused).toContain(words);
    expect((await ledger.head()).rev).toBe(3);
  });

  it('refuses a source without remotes, an unknown one, and the target itself', async () => {
    valueOf(await initialise(ledger.store, 'empty', REQUEST));
    expect(wordsOfFailure(await copy({ from: 'empty' }))).toContain('it has no remotes');
    expect(wordsOfFailure(await copy({ from: 'stagign' }))).toContain('There is no environment "stagign"');
    expect(wordsOfFailure(await copy({ from: 'local' }))).toContain(
      'source environment "local" is not allowed',
    );
  });

  it('refuses what does not fit the shell of the target', async () => {
    const gate = { shell: aShell({ contract: '0.2.0' }) };
    expect(wordsOfFailure(await copy({ gate }))).toContain(
      'refuses to promote: [contract] mfe-swap@1.1.0: shell 0.4.0 has contract 0.2.0',
    );
    expect((await ledger.head()).rev).toBe(3);
  });

  it('refuses a source whose releases are not signed by a trusted key', async () => {
    const { id, publicKey } = makeKey();
    const trusted = valueOf(readTrustedKeys(JSON.stringify({ [id]: publicKey })));
    const store = storeWith(ledger.store, trusted === null ? {} : { trusted });
    const refused = wordsOfFailure(await promoteFrom(store, 'local', FROM_STAGING));
    expect(refused).toContain('mfe-pro@2.0.0: it is not signed');
    expect((await ledger.head()).rev).toBe(3);
  });

  it('refuses a source that changes while it is verified', async () => {
    const { store } = ledger;
    let isChanged = false;
    const moving = storeWith(store, {
      read: async (key) => {
        if (key.endsWith('browser/main.css') && !isChanged) {
          isChanged = true;
          await onStaging({ version: '1.2.0' });
        }
        return store.read(key);
      },
    });
    expect(wordsOfFailure(await promoteFrom(moving, 'local', FROM_STAGING))).toBe(
      'staging is at revision 3, not at 2 as expected: check what changed, then try again.',
    );
    expect(valueOf(await readHead(store, 'local')).revision.rev).toBe(3);
  });
});
