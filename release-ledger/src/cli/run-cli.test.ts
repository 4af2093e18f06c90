import { join } from 'node:path';

import { writeBuild } from '../testing/a-build.ts';
import { aLedger } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { ledgerAt } from '../testing/run-ledger.ts';

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const run = (...args: readonly string[]) => ledgerAt(ledger.root)(...args);

const runJson = async (...args: readonly string[]): Promise<unknown> => {
  const { out } = await run(...args, '--json');
  expect(out).toHaveLength(1);
  return JSON.parse(out[0] ?? '');
};

describe('texts of other people', () => {
  const reason = 'rows\u001b[2J\u009b2J\nlocal is now at revision 9\u202e\rfine';

  it.each([{ isJson: false }, { isJson: true }])(
    'are printed without control characters, with json: $isJson',
    async ({ isJson }) => {
      await run('init');
      await run('publish', writeBuild(join(ledger.folder, 'dist'), {}));
      await run('promote', 'mfe-swap@1.0.0', '--reason', reason);
      const { out } = await run('history', ...(isJson ? ['--json'] : []));
      expect(out.join('')).toContain('rows\\u001b[2J');
      expect(out.filter((line) => /[\p{Cc}\u202e]/u.test(line))).toEqual([]);
      if (isJson)
        expect(out.map((line) => JSON.stringify(JSON.parse(line))).join()).toContain(JSON.stringify(reason));
    },
  );

  it('are printed without control characters in a refusal', async () => {
    await run('init');
    const { errors } = await run('promote', 'mfe-swap@1.0.0\u001b[2J');
    expect(errors.filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
  });
});

describe('ledger, from an empty folder to a rollback', () => {
  it('prints each step', async () => {
    const build = writeBuild(join(ledger.folder, 'dist'), {});
    const newer = writeBuild(join(ledger.folder, 'newer'), { version: '1.1.0' });

    expect(await run('init', '--shell', '0.1.0')).toEqual({
      exitCode: 0,
      out: ['local is now at revision 1'],
      errors: [],
    });
    expect((await run('init')).out).toEqual(['local stays at revision 1: nothing to change']);
    expect((await run('publish', build)).out).toEqual([
      'published mfe-swap@1.0.0 (6 files, 40 B)',
      '  make it live: ledger promote mfe-swap@1.0.0',
    ]);
    expect((await run('publish', build)).out).toEqual([
      'mfe-swap@1.0.0 is already published with these bytes (6 files, 40 B)',
    ]);
    expect((await run('publish', newer, '--dry-run')).out).toEqual([
      'mfe-swap@1.1.0 would be published (6 files, 40 B; dry run, nothing was written)',
    ]);
    await run('publish', newer);
    expect((await run('promote', 'mfe-swap@1.0.0')).out).toEqual([
      'local is now at revision 2',
      '  mfe-swap new → 1.0.0',
    ]);
    expect((await run('promote', 'mfe-swap@1.1.0', '--dry-run')).out).toEqual([
      'local would be at revision 3 (dry run, nothing was written)',
      '  mfe-swap 1.0.0 → 1.1.0',
    ]);
    expect(
      (await run('promote', 'mfe-swap@1.1.0', '--expected-rev', '2', '--request-id', 'r-1')).exitCode,
    ).toBe(0);
    expect(
      (await run('promote', 'mfe-swap@1.1.0', '--expected-rev', '2', '--request-id', 'r-1')).out,
    ).toEqual(['local: this request already made revision 3', '  mfe-swap 1.0.0 → 1.1.0']);
    expect((await run('rollback', 'mfe-swap', '--to', '1.0.0')).out).toEqual([
      'local is now at revision 4',
      '  mfe-swap 1.1.0 → 1.0.0',
    ]);
    expect((await run('rollback', '--rev', '1')).out).toEqual([
      'local is now at revision 5',
      '  mfe-swap 1.0.0 → removed',
    ]);
    expect((await run('diff', '3', '4')).out).toEqual(['mfe-swap 1.1.0 → 1.0.0']);
    expect((await run('diff', '3', '3')).out).toEqual(['no difference']);
    expect((await run('verify')).out).toEqual([
      'local: 5 revisions, 0 releases, 0 files, 0 B checked',
      'no problems',
    ]);
  });

  it('prints the history with author, reason and change', async () => {
    await ledger.live('1.0.0');
    await ledger.publishVersion('mfe-swap', '1.1.0');
    await run('promote', 'mfe-swap@1.1.0', '--by', 'eva', '--reason', 'new pairs', '--shell', '0.2.0');
    await run('rollback', '--rev', '2');
    const { out } = await run('history', 'mfe-swap');
    expect(out.map((line) => line.replace(/\d{4}-\S+Z/, 'AT'))).toEqual([
      '4  AT  ops: ledger rollback --rev 2',
      '     shell 0.2.0 → 0.1.0',
      '     mfe-swap 1.1.0 → 1.0.0',
      '3  AT  eva: new pairs',
      '     shell 0.1.0 → 0.2.0',
      '     mfe-swap 1.0.0 → 1.1.0',
      '2  AT  ann: a test',
      '     mfe-swap new → 1.0.0',
    ]);
  });

  it('prints a canary: started, shown, rolled back, ended', async () => {
    await ledger.live('1.0.0');
    await ledger.publishVersion('mfe-swap', '1.1.0');
    expect((await run('promote', 'mfe-swap@1.1.0', '--percent', '5')).out).toEqual([
      'local is now at revision 3',
      '  mfe-swap canary: none → 1.1.0 at 5 %',
    ]);
    expect((await run('status')).out).toContain('  canary: 1.1.0 at 5 %');
    expect((await run('rollback', 'mfe-swap', '--dry-run')).out).toEqual([
      'local would be at revision 4 (dry run, nothing was written)',
      '  mfe-swap canary: 1.1.0 at 5 % → 1.1.0 stopped',
      '  mfe-swap 1.0.0 stays: to roll it back too, run the command again',
    ]);
    await run('promote', 'mfe-swap@1.1.0', '--percent', '0', '--by', 'guard');
    expect((await run('history', 'mfe-swap')).out[0]).toMatch(
      /guard: ledger promote mfe-swap@1\.1\.0 --percent 0$/,
    );
    expect((await run('promote', 'mfe-swap@1.1.0')).out.slice(1)).toEqual([
      '  mfe-swap 1.0.0 → 1.1.0',
      '  mfe-swap canary: 1.1.0 stopped → none',
    ]);
  });

  it('prints the status, with what was refused', async () => {
    await ledger.live('1.0.0', '1.1.0');
    await ledger.publishVersion('mfe-pro', '2.0.0');
    ledger.overwrite(ledger.revisionKey(3), 'x');
    const { exitCode, out } = await run('status');
    expect(exitCode).toBe(0);
    expect(out.map((line) => line.replace(/\d{4}-\S+Z/, 'AT'))).toEqual([
      'local at revision 2, AT, by ann: a test',
      'shell 0.1.0',
      'mfe-swap 1.0.0 (published AT)',
      '  before: none',
      '  waiting: 1.1.0',
      'published, not used here: mfe-pro',
      'problem: channels/local/0000000003.json cannot be trusted: the whole file: expected JSON, got 1 bytes that are not.',
    ]);
  });
});

describe('ledger --json', () => {
  it('prints one object', async () => {
    await ledger.live('1.0.0');
    expect(await runJson('status')).toMatchObject({
      ok: true,
      exitCode: 0,
      env: 'local',
      revision: { rev: 2 },
    });
    expect(await runJson('diff', '1', '2')).toEqual({
      ok: true,
      exitCode: 0,
      env: 'local',
      from: 1,
      to: 2,
      changes: [{ _tag: 'RemoteAdded', remote: 'mfe-swap', to: '1.0.0' }],
    });
  });

  it('prints a failure with its tag and message', async () => {
    expect(await runJson('status', '--env', 'prod')).toEqual({
      ok: false,
      exitCode: 4,
      error: {
        _tag: 'NotFound',
        what: 'environment',
        word: 'prod',
        where: 'this ledger',
        known: [],
        words: 'There is no environment "prod" in this ledger. Known: none.',
      },
    });
  });
});
