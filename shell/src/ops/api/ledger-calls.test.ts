import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { Change } from '../domain/change.rule';
import { aPromote, aRollback, aTrial } from '../domain/ops.fixture';
import { aChangedReply, aStatusReply } from '../testing/ops-world.fixture';
import {
  checkChange,
  fetchHealth,
  fetchHistory,
  fetchHolder,
  fetchStatus,
  sendChange,
  signIn,
} from './ledger-calls';
import type { LedgerPort, LedgerRequest } from './ledger-port';

const answering = (answer: unknown) => {
  const asked: LedgerRequest[] = [];
  const port: LedgerPort = (request) => {
    asked.push(request);
    return TE.right(answer);
  };
  return { port, asked };
};

const rightOf = async <A>(answer: TE.TaskEither<unknown, A>): Promise<A> => {
  const settled = await answer();
  if (E.isLeft(settled)) throw new Error(JSON.stringify(settled.left));
  return settled.right;
};

const anOrder = (change: Change) => ({ change, reason: 'rows missing', requestId: 'request-1', rev: 4 });

describe('decoding ledger replies', () => {
  it('returns the composition', async () => {
    const reply = {
      ...aStatusReply({ percent: 5 }),
      problems: [{ words: 'revision 3 is torn' }, { _tag: 'Odd' }, {}],
    };
    const status = await rightOf(fetchStatus(answering(reply).port));
    expect(status).toMatchObject({
      env: 'local',
      rev: 4,
      by: 'eva',
      problems: ['revision 3 is torn', 'Odd', 'a problem without a name'],
    });
    expect(status.remotes[0]).toMatchObject({ stable: '1.1.0', canary: { version: '1.2.0', percent: 5 } });
  });

  it('returns the history, with one line per change', async () => {
    const changes = [
      { _tag: 'RemoteAdded', remote: 'mfe-pro', to: '1.0.0' },
      { _tag: 'RemoteChanged', remote: 'mfe-swap', from: '1.0.0', to: '1.1.0' },
      { _tag: 'RemoteRemoved', remote: 'mfe-old', from: '1.0.0' },
      { _tag: 'CanaryChanged', remote: 'mfe-swap', from: null, to: { version: '1.2.0', percent: 5 } },
      {
        _tag: 'CanaryChanged',
        remote: 'mfe-swap',
        from: { version: '1.2.0', percent: 5 },
        to: { version: '1.2.0', percent: 0 },
      },
      { _tag: 'ShellChanged', from: '', to: '0.2.0' },
      { _tag: 'Renamed', remote: 'mfe-swap' },
    ];
    const { port } = answering({ entries: [{ revision: aStatusReply().revision, changes }] });
    expect((await rightOf(fetchHistory(port)))[0]?.changes).toEqual([
      'mfe-pro new → 1.0.0',
      'mfe-swap 1.0.0 → 1.1.0',
      'mfe-old 1.0.0 → removed',
      'mfe-swap canary: none → 1.2.0 at 5 %',
      'mfe-swap canary: 1.2.0 at 5 % → 1.2.0 stopped',
      'shell unnamed → 0.2.0',
      'Renamed mfe-swap',
    ]);
  });

  it.each([
    { form: (rows: object[]): unknown => rows },
    { form: (rows: object[]): unknown => ({ remotes: rows }) },
  ])('returns the health, from a list or an object', async ({ form }) => {
    const row = { remote: 'mfe-swap', version: '1.1.0', loads: 9, errors: 1, errorRate: 0.11, p75Ms: null };
    expect(await rightOf(fetchHealth(answering(form([row])).port))).toEqual([row]);
  });

  it('returns the session holder, or null', async () => {
    const holder = { id: 'x', name: 'eva', for: 'ops' };
    expect(await rightOf(fetchHolder(answering({ ok: true, token: holder }).port))).toMatchObject({
      token: { name: 'eva' },
    });
    expect(await rightOf(fetchHolder(answering({ ok: true, token: null }).port))).toMatchObject({
      token: null,
    });
  });

  it.each([
    { what: 'a composition', call: fetchStatus, codec: 'StatusReply' },
    { what: 'a history', call: fetchHistory, codec: 'HistoryReply' },
    { what: 'a session', call: (port: LedgerPort) => signIn(port)('cl_x'), codec: 'SignedInReply' },
  ])('rejects an invalid $what', async ({ call, codec }) => {
    expect(await call(answering({ ok: true, token: null }).port)()).toEqual({
      _tag: 'Left',
      left: { _tag: 'Lost', words: `The reply is not a valid ${codec}.` },
    });
  });
});

describe('ledger requests', () => {
  it.each<{ change: Change; path: string; body: object }>([
    { change: aRollback(), path: '/rollback', body: { remote: 'mfe-swap', to: '1.0.0' } },
    { change: aPromote(), path: '/promote', body: { remote: 'mfe-swap', version: '1.2.0' } },
    { change: aTrial(), path: '/promote', body: { remote: 'mfe-swap', version: '1.2.0', percent: 5 } },
  ])('$change._tag', async ({ change, path, body }) => {
    const { port, asked } = answering(aChangedReply('appended'));
    expect(await rightOf(sendChange(port)(anOrder(change)))).toEqual({
      outcome: 'appended',
      rev: 5,
      lines: ['mfe-swap 1.1.0 → 1.0.0'],
    });
    await rightOf(checkChange(port)(anOrder(change)));
    expect(asked).toEqual([
      {
        method: 'POST',
        path,
        body: { ...body, reason: 'rows missing', requestId: 'request-1', expectedRev: 4 },
      },
      // no request id: a dry run must not use it up
      { method: 'POST', path, body: { ...body, reason: 'dry run', dryRun: true, expectedRev: 4 } },
    ]);
  });
});
