import { join } from 'node:path';

import { writeBuild } from '../testing/a-build.ts';
import { aLedger } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { ledgerAt } from '../testing/run-ledger.ts';

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  await run('init', '--env', 'staging');
  await run('publish', writeBuild(join(ledger.folder, 'dist'), { version: '1.1.0' }), '--env', 'staging');
  await run('promote', 'mfe-swap@1.1.0', '--env', 'staging');
});
afterEach(() => ledger.remove());

const run = (...args: readonly string[]) => ledgerAt(ledger.root)(...args);

describe('ledger promote --from', () => {
  it('shows the difference in a dry run, and then makes it live', async () => {
    expect((await run('promote', '--from', 'staging', '--dry-run')).out).toEqual([
      'local would be at revision 3 (dry run, nothing was written)',
      '  mfe-swap 1.0.0 → 1.1.0',
    ]);
    expect((await run('promote', '--from', 'staging')).out).toEqual([
      'local is now at revision 3',
      '  mfe-swap 1.0.0 → 1.1.0',
    ]);
    expect((await run('history')).out[0]).toMatch(/ ops: ledger promote --from staging$/);
    expect((await run('rollback', 'mfe-swap')).out[1]).toBe('  mfe-swap 1.1.0 → 1.0.0');
  });

  it('ends with 3 and the reason if the source is on trial', async () => {
    await run('promote', 'mfe-swap@1.0.0', '--env', 'staging', '--percent', '10');
    expect(await run('promote', '--from', 'staging')).toEqual({
      exitCode: 3,
      out: [],
      errors: ['The composition of staging cannot be promoted: mfe-swap@1.0.0 is a canary at 10 %.'],
    });
  });
});
