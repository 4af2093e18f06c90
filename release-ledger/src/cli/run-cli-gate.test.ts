import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { recordShell } from '../channel/index.ts';
import { aShell } from '../gate/gate.fixture.ts';
import type { ShellFacts } from '../gate/index.ts';
import { writeBuild } from '../testing/a-build.ts';
import { aLedger, valueOf } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { ledgerAt } from '../testing/run-ledger.ts';

let ledger: ALedger;
let build: string;
let facts: string;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live();
  build = writeBuild(join(ledger.folder, 'dist'));
  facts = join(ledger.folder, 'shell.json');
  writeFileSync(facts, JSON.stringify(aShell({ contract: '0.2.0' })));
});
afterEach(() => ledger.remove());

const record = async (shell: ShellFacts): Promise<void> => {
  valueOf(await recordShell(ledger.store, 'local', { facts: shell, startedAt: new Date() }));
};

/** Runs the command line outside the repository: no variable names a shell. */
const runAnywhere = (...args: readonly string[]) =>
  ledgerAt(ledger.root, { LEDGER_SHELL_FACTS: '' })(...args);

const run = (...args: readonly string[]) => ledgerAt(ledger.root)(...args);

const REFUSAL =
  '[contract] mfe-swap@1.0.0: shell 0.4.0 has contract 0.2.0, the remote accepts ^0.1.0; would pass: a build whose range includes 0.2.0, or a shell with a contract in ^0.1.0';

describe('ledger without --shell-facts', () => {
  const UNKNOWN = 'The compatibility gate does not know the shell of local: start a server';

  it.each(['publish', 'promote'])(
    'does not %s while no server has recorded its shell, not even with --force',
    async (command) => {
      if (command === 'promote') await run('publish', build);
      const target = command === 'publish' ? build : 'mfe-swap@1.0.0';
      for (const more of [[], ['--dry-run'], ['--force', '--reason', 'now']]) {
        const { exitCode, errors } = await runAnywhere(command, target, ...more);
        expect(exitCode).toBe(3);
        expect(errors[0]).toContain(UNKNOWN);
      }
      expect(await ledger.head()).toMatchObject({ rev: 1 });
    },
  );

  it('checks against the recorded shell in any folder', async () => {
    await record(aShell({ contract: '0.2.0' }));
    await run('publish', build);
    for (const [command, target] of [
      ['publish', writeBuild(join(ledger.folder, 'newer'), { version: '1.1.0' })],
      ['promote', 'mfe-swap@1.0.0'],
    ] as const) {
      const { exitCode, errors } = await runAnywhere(command, target);
      expect(exitCode).toBe(3);
      expect(errors[0]).toContain('shell 0.4.0 has contract 0.2.0, the remote accepts ^0.1.0');
    }
    await record(aShell());
    expect((await runAnywhere('promote', 'mfe-swap@1.0.0')).exitCode).toBe(0);
  });
});

describe('ledger with --shell-facts', () => {
  it('refuses to publish and to promote a build that does not fit, also in a dry run', async () => {
    for (const more of [[], ['--dry-run']]) {
      expect(await run('publish', build, '--shell-facts', facts, ...more)).toEqual({
        exitCode: 3,
        out: [],
        errors: [
          `The compatibility gate refuses to publish: ${REFUSAL}. To skip it, use force with a reason; both are recorded.`,
        ],
      });
    }
    await run('publish', build);
    const { exitCode, errors } = await run('promote', 'mfe-swap@1.0.0', '--shell-facts', facts);
    expect(exitCode).toBe(3);
    expect(errors[0]).toContain(`refuses to promote: ${REFUSAL}`);
  });

  it('reads the file from LEDGER_SHELL_FACTS too', async () => {
    const { exitCode } = await ledgerAt(ledger.root, { LEDGER_SHELL_FACTS: facts })('publish', build);
    expect(exitCode).toBe(3);
  });

  it('skips the gate with --force, and shows it in the history', async () => {
    const force = ['--shell-facts', facts, '--force', '--reason', 'the old shell leaves today'];
    expect((await run('publish', build, ...force)).out).toEqual([
      'published mfe-swap@1.0.0 (6 files, 40 B)',
      `  forced past ${REFUSAL}`,
      '  make it live: ledger promote mfe-swap@1.0.0',
    ]);
    expect((await run('promote', 'mfe-swap@1.0.0', ...force)).out).toEqual([
      'local is now at revision 2',
      '  mfe-swap new → 1.0.0',
      `  forced past ${REFUSAL}`,
    ]);
    const { out } = await run('history', 'mfe-swap');
    expect(out[0]).toMatch(/ops: the old shell leaves today$/);
    expect(out[2]).toBe(`     forced past ${REFUSAL}`);
  });

  it.each(['publish', 'promote'])('does not %s with --force without a reason', async (command) => {
    await run('publish', build, '--dry-run');
    const target = command === 'publish' ? build : 'mfe-swap@1.0.0';
    if (command === 'promote') await run('publish', build);
    const { exitCode, errors } = await run(command, target, '--shell-facts', facts, '--force');
    expect(exitCode).toBe(3);
    expect(errors[0]).toContain('reason of a forced change "" is not allowed');
  });

  it('reports a problem of the file', async () => {
    writeFileSync(facts, JSON.stringify({ ...aShell(), contract: 7 }));
    const { exitCode, errors } = await run('publish', build, '--shell-facts', facts);
    expect(exitCode).toBe(3);
    expect(errors[0]).toContain('field contract: expected a text that is not empty, got 7');
  });
});
