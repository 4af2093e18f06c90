import { aLedger } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { ledgerAt } from '../testing/run-ledger.ts';

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
});
afterEach(() => ledger.remove());

const run = (...args: readonly string[]) => ledgerAt(ledger.root)(...args);

const dated = (line: string | undefined): string | undefined =>
  line?.replace(/[0-9a-f]{12}/, 'ID').replace(/\d{4}-\d\d-\d\d/, 'DAY');

describe('ledger token', () => {
  it('issues, lists and revokes', async () => {
    expect((await run('token', 'list')).out).toEqual(['no tokens yet']);
    const { out } = await run('token', 'issue', '--for', 'mfe-swap', '--name', 'CI');
    expect(dated(out[0])).toBe('token ID issued for mfe-swap in local, as "CI", valid until DAY');
    expect(out[1]).toMatch(/^cl_[0-9a-f]{12}_.{43}$/);
    const id = out[1]?.slice(3, 15) ?? '';
    expect((await run('token', 'list')).out.map(dated)).toEqual([
      'ID  local  mfe-swap  "CI"  valid until DAY',
    ]);
    expect((await run('token', 'revoke', id, '--dry-run')).out).toEqual([
      `token ${id} would be revoked (dry run, it is still valid)`,
    ]);
    expect((await run('token', 'revoke', id)).out).toEqual([`token ${id} is revoked`]);
    expect((await run('token', 'revoke', id)).out).toEqual([`token ${id} was already revoked`]);
    expect((await run('token', 'list')).out.map(dated)).toEqual(['ID  local  mfe-swap  "CI"  revoked DAY']);
  });

  it('shows what it would issue', async () => {
    const { out } = await run('token', 'issue', '--for', 'mfe-new', '--dry-run', '--days', '7');
    expect(out.map(dated)).toEqual([
      'token would be issued for mfe-new in local, as "mfe-new", valid until DAY',
      '  no release of mfe-new is published yet; published: mfe-swap',
    ]);
    expect((await run('token', 'list', '--json')).out).toEqual([
      JSON.stringify({ ok: true, exitCode: 0, tokens: [], problems: [] }),
    ]);
  });

  it.each([
    ['token'],
    ['token', 'give'],
    ['token', 'issue'],
    ['token', 'issue', 'ops'],
    ['token', 'issue', 'x', '--for', 'ops'],
    ['token', 'list', 'x'],
    ['token', 'list', '--for', 'ops'],
    ['token', 'revoke'],
    ['token', 'revoke', 'a', 'b'],
    ['token', 'revoke', 'a', '--days', '2'],
  ])('is a usage error: %s %s %s %s %s', async (...args) => {
    const { exitCode, errors } = await run(...args.filter((word) => typeof word === 'string'));
    expect(exitCode).toBe(2);
    expect(errors[0]).toContain('Usage: ledger token issue --for <remote>|ops');
  });
});
