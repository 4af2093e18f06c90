import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { aLedger } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { ledgerAt } from '../testing/run-ledger.ts';

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const run = (...args: readonly string[]) => ledgerAt(ledger.root)(...args);

describe('ledger ends with', () => {
  it.each([
    {
      code: 2,
      args: [],
      says: 'Missing command. Commands: init, publish, promote, rollback, status, history, diff, verify, pin, gc, keygen, token.',
    },
    { code: 2, args: ['deploy'], says: 'Unknown command deploy' },
    { code: 2, args: ['promote'], says: 'Usage: ledger promote <remote>@<version>…' },
    {
      code: 2,
      args: ['promote', '--from', 'staging', 'mfe-swap@1.0.0'],
      says: 'Usage: ledger promote --from',
    },
    {
      code: 2,
      args: ['promote', '--from', 'staging', '--percent', '5'],
      says: 'Usage: ledger promote --from',
    },
    { code: 3, args: ['promote', '--from', 'local'], says: 'source environment "local" is not allowed' },
    { code: 4, args: ['promote', '--from', 'staging'], says: 'no environment "staging"' },
    { code: 2, args: ['promote', 'mfe-swap'], says: 'Usage: ledger promote' },
    { code: 2, args: ['promote', 'mfe-swap@1@2'], says: 'Usage: ledger promote' },
    { code: 2, args: ['promote', 'mfe-swap@1', '--percent', 'all'], says: '--percent "all" is not a whole' },
    {
      code: 3,
      args: ['promote', 'mfe-swap@1.0.0', '--percent', '101'],
      says: 'percent "101" is not allowed',
    },
    { code: 2, args: ['publish'], says: 'Usage: ledger publish <build folder>' },
    { code: 2, args: ['rollback'], says: 'Usage: ledger rollback <remote>' },
    { code: 2, args: ['rollback', 'mfe-swap', '--rev', '2'], says: 'Usage: ledger rollback' },
    { code: 2, args: ['rollback', '--rev', 'two'], says: '"two" is not a revision number' },
    { code: 2, args: ['diff', '1'], says: 'Usage: ledger diff <revision> <revision>' },
    { code: 2, args: ['status', '--rev', '2'], says: "Unknown option '--rev'" },
    { code: 2, args: ['init', 'local'], says: 'Usage: ledger init' },
    { code: 2, args: ['verify', 'x'], says: 'Usage: ledger verify' },
    { code: 2, args: ['status', 'x'], says: 'Usage: ledger status' },
    { code: 2, args: ['history', 'a', 'b'], says: 'Usage: ledger history' },
    { code: 2, args: ['pin', 'x'], says: 'Usage: ledger pin [--rev <n>]' },
    { code: 2, args: ['gc', 'x'], says: 'Usage: ledger gc' },
    { code: 2, args: ['gc', '--keep', '0'], says: '--keep "0" is not a whole number from 1' },
    { code: 2, args: ['gc', '--min-age', 'day'], says: '--min-age "day" is not a whole number from 0' },
    { code: 2, args: ['keygen', 'x'], says: 'Usage: ledger keygen' },
    { code: 2, args: ['rollback', 'mfe-swap', '--force'], says: "Unknown option '--force'" },
    {
      code: 3,
      args: ['status', '--store', 'gs://bucket'],
      says: 'expected a folder, file:///folder, or s3://',
    },
    {
      code: 3,
      args: ['promote', 'mfe-swap@1.0.0', '--shell-facts', '', '--force', '--reason', 'x'],
      says: 'does not know the shell of local',
    },
    { code: 4, args: ['pin', '--rev', '9'], says: 'There is no revision "9" in local. Known: 1 to 2.' },
    {
      code: 6,
      args: ['promote', 'mfe-swap@1.0.0', '--shell-facts', 'nowhere.json'],
      says: 'Could not read nowhere.json: the file or folder does not exist',
    },
    { code: 3, args: ['rollback', 'mfe-swap'], says: 'no version before 1.0.0' },
    { code: 3, args: ['promote', 'mfe-swap@latest'], says: 'version "latest" is not allowed' },
    { code: 4, args: ['promote', 'mfe-swap@9.0.0'], says: 'Known: 1.0.0.' },
    {
      code: 4,
      args: ['status', '--env', 'prod'],
      says: 'Create a new environment with: ledger init --env prod',
    },
    {
      code: 5,
      args: ['promote', 'mfe-swap@1.0.0', '--expected-rev', '1'],
      says: 'local is at revision 2, not at 1',
    },
  ])('$code: ledger $args', async ({ code, args, says }) => {
    await ledger.live('1.0.0');
    const { exitCode, out, errors } = await run(...args);
    expect({ exitCode, out }).toEqual({ exitCode: code, out: [] });
    expect(errors.join('\n')).toContain(says);
  });

  it('6 if the store is not a folder', async () => {
    const file = join(ledger.folder, 'file');
    writeFileSync(file, 'x');
    const { exitCode, errors } = await run('status', '--store', file);
    expect(exitCode).toBe(6);
    expect(errors.join('\n')).toContain('a part of the path is a file, not a folder (ENOTDIR)');
  });

  it('6 if a live file was altered', async () => {
    await ledger.live('1.0.0');
    ledger.overwrite('remotes/mfe-swap/1.0.0/browser/main.js', 'evil');
    const { exitCode, out } = await run('verify');
    expect(exitCode).toBe(6);
    expect(out.at(-1)).toBe('1 problem');
  });

  it.each([['--help'], ['-h'], ['help'], ['promote', '--help']])(
    '0 and prints the help for %s %s',
    async (...args) => {
      const { exitCode, out } = await run(...args.filter((word) => typeof word === 'string'));
      expect(exitCode).toBe(0);
      expect(out.join('')).toContain('Exit codes');
    },
  );
});
