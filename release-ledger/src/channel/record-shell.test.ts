import { environments } from './environments.ts';
import { recordedShell, recordShell } from './record-shell.ts';
import { aShell } from '../gate/gate.fixture.ts';
import { aLedger, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';

const [EARLY, LATE] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-01-01T11:00:00Z')];

describe('the shell of an environment', () => {
  let ledger: ALedger;
  beforeEach(async () => {
    ledger = aLedger();
    await ledger.live();
  });
  afterEach(() => ledger.remove());
  const record = (version: string, startedAt: Date, env = 'local') =>
    recordShell(ledger.store, env, { facts: aShell({ version }), startedAt });

  it('is unknown until a server records it', async () => {
    expect(wordsOfFailure(await recordedShell(ledger.store, 'local'))).toBe(
      'The compatibility gate does not know the shell of local: start a server of this environment, which records it, or name the build record of the shell with --shell-facts.',
    );
    expect(valueOf(await record('0.4.0', EARLY))).toBe('recorded');
    expect(valueOf(await recordedShell(ledger.store, 'local'))).toEqual(aShell({ version: '0.4.0' }));
  });

  it('is the one of the server that started last, in any order of recording', async () => {
    await record('0.5.0', LATE);
    expect(valueOf(await record('0.4.0', EARLY))).toBe('unchanged');
    expect(valueOf(await recordedShell(ledger.store, 'local')).version).toBe('0.5.0');
    await record('0.4.0', new Date(LATE.getTime() + 1));
    expect(valueOf(await recordedShell(ledger.store, 'local')).version).toBe('0.4.0');
  });

  it('is not recorded for an environment that does not exist', async () => {
    const words = 'There is no environment "prodution" in this ledger. Known: local.';
    expect(wordsOfFailure(await record('0.4.0', EARLY, 'prodution'))).toBe(words);
    expect(wordsOfFailure(await recordedShell(ledger.store, 'prodution'))).toBe(words);
    expect(await environments(ledger.store)).toEqual(['local']);
    expect(await ledger.store.list('channels/prodution/')).toEqual([]);
  });

  it('is refused if its record is broken, and can be recorded again', async () => {
    ledger.overwrite('channels/local/SHELL', '{"schema":1');
    expect(wordsOfFailure(await recordedShell(ledger.store, 'local'))).toContain(
      'channels/local/SHELL cannot be trusted',
    );
    expect(valueOf(await record('0.4.0', EARLY))).toBe('recorded');
  });
});
