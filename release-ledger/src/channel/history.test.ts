import { aLedger, REQUEST, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { diff } from './diff.ts';
import { diffRevisions } from './diff-revisions.ts';
import { history } from './history.ts';
import { rollback } from './rollback.ts';

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-pro', '2.0.0');
  await ledger.promoteVersion('mfe-pro', '2.0.0');
});
afterEach(() => ledger.remove());

describe('history', () => {
  it('lists every revision and its changes, newest first', async () => {
    const { entries, problems } = valueOf(await history(ledger.store, 'local'));
    expect(entries.map(({ revision, changes }) => ({ rev: revision.rev, changes }))).toEqual([
      { rev: 3, changes: [{ _tag: 'RemoteAdded', remote: 'mfe-pro', to: '2.0.0' }] },
      { rev: 2, changes: [{ _tag: 'RemoteAdded', remote: 'mfe-swap', to: '1.0.0' }] },
      { rev: 1, changes: [{ _tag: 'ShellChanged', from: '', to: '0.1.0' }] },
    ]);
    expect(problems).toEqual([]);
  });

  it('lists only the changes of one remote, rollbacks included', async () => {
    await ledger.publishVersion('mfe-swap', '1.1.0');
    await ledger.promoteVersion('mfe-swap', '1.1.0');
    valueOf(await rollback(ledger.store, 'local', { ...REQUEST, remote: 'mfe-swap' }));
    const { entries } = valueOf(await history(ledger.store, 'local', 'mfe-swap'));
    expect(entries.map(({ revision }) => revision.rev)).toEqual([5, 4, 2]);
  });

  it('names a revision that does not decode and lists the rest', async () => {
    ledger.overwrite(ledger.revisionKey(2), 'x');
    const { entries, problems } = valueOf(await history(ledger.store, 'local'));
    expect(entries.map(({ revision }) => revision.rev)).toEqual([3, 1]);
    expect(problems).toMatchObject([{ _tag: 'LedgerBroken', file: ledger.revisionKey(2) }]);
  });

  it.each([
    {
      env: 'local',
      remote: 'mfe-x',
      says: 'There is no remote "mfe-x" in the history of local. Known: mfe-pro, mfe-swap.',
    },
    { env: 'local', remote: '../x', says: 'remote "../x" is not allowed' },
    { env: 'prod', remote: 'mfe-swap', says: 'There is no environment "prod"' },
  ])('refuses $env $remote', async ({ env, remote, says }) => {
    expect(wordsOfFailure(await history(ledger.store, env, remote))).toContain(says);
  });
});

describe('diff', () => {
  it('lists the changes between two revisions, in either order', async () => {
    expect(valueOf(await diff(ledger.store, 'local', 2, 3))).toEqual([
      { _tag: 'RemoteAdded', remote: 'mfe-pro', to: '2.0.0' },
    ]);
    expect(valueOf(await diff(ledger.store, 'local', 3, 2))).toEqual([
      { _tag: 'RemoteRemoved', remote: 'mfe-pro', from: '2.0.0' },
    ]);
  });

  it.each([
    { from: 1, to: 9, says: 'There is no revision "9" in local. Known: 1 to 3.' },
    { from: 0, to: 1, says: 'There is no revision "0" in local. Known: 1 to 3.' },
  ])('refuses $from to $to', async ({ from, to, says }) => {
    expect(wordsOfFailure(await diff(ledger.store, 'local', from, to))).toBe(says);
  });
});

describe('diffRevisions', () => {
  const at = (shell: string, stable: string, previous: readonly string[] = []) => ({
    shell,
    remotes: { 'mfe-swap': { stable, previous } },
  });

  it.each([
    { rule: 'equal revisions have no change', from: at('1', '1.0.0'), to: at('1', '1.0.0'), changes: [] },
    {
      rule: 'a change of the previous versions is not a change for visitors',
      from: at('1', '1.0.0'),
      to: at('1', '1.0.0', ['0.9.0']),
      changes: [],
    },
    {
      rule: 'shell and remote change, the shell first',
      from: at('1', '1.0.0'),
      to: at('2', '1.1.0'),
      changes: [
        { _tag: 'ShellChanged', from: '1', to: '2' },
        { _tag: 'RemoteChanged', remote: 'mfe-swap', from: '1.0.0', to: '1.1.0' },
      ],
    },
  ])('$rule', ({ from, to, changes }) => {
    expect(diffRevisions(from, to)).toEqual(changes);
  });
});
