import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type * as t from 'io-ts';

import type { Change } from '../domain/change.rule';
import type { HistoryEntry, LedgerStatus, VersionHealth } from '../domain/composition';
import type { OpsFailure } from '../domain/failure';
import type { Holder, SessionState } from '../domain/holder.rule';
import type { Outcome } from '../domain/outcome.rule';
import type { ChangeOrder } from '../model/change-steps';
import type { ProviderList, ProviderSwitch } from '../model/create-providers-model';
import type { LedgerPort, LedgerRequest } from './ledger-port';
import {
  ChangedReply,
  HealthReply,
  HistoryReply,
  ProvidersReply,
  SessionReply,
  SignedInReply,
  StatusReply,
  SwitchedReply,
} from './replies';
import { toHealth, toHistory, toOutcome, toStatus } from './to-domain';

type Answer<A> = TE.TaskEither<OpsFailure, A>;

const ask = <A>(port: LedgerPort, request: LedgerRequest, codec: t.Decoder<unknown, A>): Answer<A> =>
  pipe(
    port(request),
    TE.chainEitherK((raw) =>
      pipe(
        codec.decode(raw),
        E.mapLeft((): OpsFailure => ({
          _tag: 'Lost',
          words: `The reply is not a valid ${codec.name}.`,
        })),
      ),
    ),
  );

const wordsOfChange = (change: Change): { readonly path: string; readonly body: object } => {
  switch (change._tag) {
    case 'Rollback':
      return { path: '/rollback', body: { remote: change.remote, to: change.to } };
    case 'Promote':
      return { path: '/promote', body: { remote: change.remote, version: change.version } };
    case 'Canary': {
      const { remote, version, fromPercent, percent, isStep, steps } = change;
      return isStep
        ? { path: '/rollout/advance', body: { remote, version, fromPercent } }
        : { path: '/promote', body: { remote, version, ...(steps ? { steps } : { percent }) } };
    }
  }
};

const requestOf = (order: ChangeOrder, isDryRun: boolean): LedgerRequest => {
  const { path, body } = wordsOfChange(order.change);
  const why = isDryRun
    ? { reason: 'dry run', dryRun: true }
    : { reason: order.reason, requestId: order.requestId };
  return { method: 'POST', path, body: { ...body, ...why, expectedRev: order.rev } };
};

/** Fetches the live composition. */
export const fetchStatus = (port: LedgerPort): Answer<LedgerStatus> =>
  pipe(ask(port, { method: 'GET', path: '/status' }, StatusReply), TE.map(toStatus));

/** Fetches all revisions, newest first. */
export const fetchHistory = (port: LedgerPort): Answer<readonly HistoryEntry[]> =>
  pipe(ask(port, { method: 'GET', path: '/history' }, HistoryReply), TE.map(toHistory));

/** Checks a change in a dry run. Nothing is written. */
export const checkChange =
  (port: LedgerPort) =>
  (order: ChangeOrder): Answer<Outcome> =>
    pipe(ask(port, requestOf(order, true), ChangedReply), TE.map(toOutcome));

/** Sends a change. A repeated request is carried out once. */
export const sendChange =
  (port: LedgerPort) =>
  (order: ChangeOrder): Answer<Outcome> =>
    pipe(ask(port, requestOf(order, false), ChangedReply), TE.map(toOutcome));

/** Fetches the health of each version, for a feed that does not include it. */
export const fetchHealth = (port: LedgerPort): Answer<readonly VersionHealth[]> =>
  pipe(ask(port, { method: 'GET', path: '/health' }, HealthReply), TE.map(toHealth));

/** Fetches the swap providers and the messages about orders. Empty: the site has none. */
export const fetchProviders = (port: LedgerPort): Answer<ProviderList> =>
  pipe(
    ask(port, { method: 'GET', path: '/providers' }, ProvidersReply),
    TE.map(({ providers, nodes, messages = [] }) => ({
      providers,
      nodes,
      messages: messages.map(({ oldestMs = 0, ...count }) => ({ ...count, oldestMs })),
    })),
  );

/** Switches a provider off or on, on all servers. */
export const switchProvider =
  (port: LedgerPort) =>
  ({ id, isOff }: ProviderSwitch): Answer<unknown> =>
    ask(
      port,
      { method: 'POST', path: `/providers/${encodeURIComponent(id)}`, body: { isOff } },
      SwitchedReply,
    );

/** Fetches the holder of the session, and the identity issuer for signing in. */
export const fetchHolder = (port: LedgerPort): Answer<SessionState> =>
  ask(port, { method: 'GET', path: '/session' }, SessionReply);

/** Exchanges a token for a session cookie, which scripts cannot read. */
export const signIn =
  (port: LedgerPort) =>
  (token: string): Answer<Holder> =>
    pipe(
      ask(port, { method: 'POST', path: '/session', body: { token } }, SignedInReply),
      TE.map(({ token: holder }) => holder),
    );

/** Ends the session. */
export const signOut = (port: LedgerPort): Answer<unknown> =>
  ask(port, { method: 'DELETE', path: '/session' }, SessionReply);
