import { aShell } from '../gate/gate.fixture.ts';
import { publish } from '../publish/index.ts';
import { writeBuild } from '../testing/a-build.ts';
import { aLedger, REQUEST, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { liveShell } from './live-shell.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

const SERVERS = aShell();
const OLD = aShell({ version: '1.0.0' });
const NEW = aShell({ version: '1.1.0', shared: { react: '20.0.0' } });

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  for (const shell of [OLD, NEW]) await ledger.publishVersion('shell', shell.version, { fields: { shell } });
});
afterEach(() => ledger.remove());

describe('a shell in the ledger', () => {
  it('is that of the servers until one is promoted, and follows promotes and rollbacks', async () => {
    const live = async () => valueOf(await liveShell(ledger.store, 'local', SERVERS)).version;
    expect(await live()).toBe(SERVERS.version);
    await ledger.promoteVersion('shell', '1.0.0');
    expect(await live()).toBe('1.0.0');
    await ledger.promoteVersion('shell', '1.1.0');
    expect(await live()).toBe('1.1.0');
    valueOf(await rollback(ledger.store, 'local', { ...REQUEST, remote: 'shell' }));
    expect(await live()).toBe('1.0.0');
  });

  it.each([{ percent: 100 }, { percent: 10 }])(
    'is not promoted for $percent % if a live remote does not fit it',
    async ({ percent }) => {
      await ledger.promoteVersion('shell', '1.0.0');
      const asked = { ...REQUEST, remote: 'shell', gate: { shell: SERVERS } };
      expect(
        wordsOfFailure(await promote(ledger.store, 'local', { ...asked, version: '1.1.0', percent })),
      ).toContain('[needs] mfe-swap@1.0.0: shell 1.1.0 shares react 20.0.0, the remote needs ^19.3.1');
    },
  );

  it.each([
    {
      what: 'the name without the facts',
      name: 'shell',
      fields: {},
      problem: 'field shell: expected the facts',
    },
    {
      what: 'facts of another version',
      name: 'shell',
      fields: { shell: OLD },
      problem: 'field shell: expected the facts of the shell in version 3.0.0',
    },
    {
      what: 'the facts in a remote',
      name: 'mfe-pro',
      fields: { shell: OLD },
      problem: 'field shell: only a build named shell has it',
    },
  ])('is not published with $what', async ({ name, fields, problem }) => {
    const folder = writeBuild(`${ledger.folder}/odd`, { name, version: '3.0.0', fields });
    expect(wordsOfFailure(await publish(ledger.store, folder, { by: 'ann' }))).toContain(problem);
  });
});
