import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

import { POLL_MS } from '../domain/connection.rule';
import type { OpsFailure } from '../domain/failure';
import type { Holder, SessionState } from '../domain/holder.rule';

/** Session of the operator. */
export type Session =
  | {
      readonly _tag: 'Unknown';
      /** Reason why the ledger did not reply. The request is retried. */
      readonly problem: string | null;
    }
  | { readonly _tag: 'SignedIn'; readonly holder: Holder }
  | {
      readonly _tag: 'SignedOut';
      /** Message of the ledger. Null if the operator was not signed in before. */
      readonly problem: string | null;
      /** No token can be entered before this time, epoch ms. */
      readonly waitUntilMs: number | null;
    };

const signedOut = (problem: string | null, waitUntilMs: number | null = null): Session => ({
  _tag: 'SignedOut',
  problem,
  waitUntilMs,
});

const signedIn = (holder: Holder): Session => ({ _tag: 'SignedIn', holder });

type Refusal = { readonly failure: OpsFailure; readonly nowMs: number };

const refused = ({ failure, nowMs }: Refusal): Session =>
  signedOut(failure.words, failure._tag === 'TooMany' ? nowMs + failure.waitMs : null);

/** Ends a session. Keeps the ledger's message if the operator was signed in. */
const ended = (session: Session, { words }: OpsFailure): Session =>
  session._tag === 'SignedIn' ? signedOut(words) : session;

const createSessionPorts = () => ({
  /** Fetches the holder of the session, and the identity issuer. */
  fetchHolderFx: createEffect<undefined, SessionState, OpsFailure>(),
  signInFx: createEffect<string, Holder, Refusal>(),
  signOutFx: createEffect<undefined, unknown, OpsFailure>(),
});

/** Session of an operator. Scripts cannot read its cookie, so the ledger's replies decide. */
export const createSessionModel = ({ ticked }: { readonly ticked: Event<number> }) => {
  const asked = createEvent();
  const tokenSent = createEvent<string>();
  const signOutAsked = createEvent();
  /** The ledger requires a token. */
  const expelled = createEvent<OpsFailure>();
  const ports = createSessionPorts();
  const { fetchHolderFx, signInFx, signOutFx } = ports;

  const $session = createStore<Session>({ _tag: 'Unknown', problem: null })
    .on(fetchHolderFx.doneData, (_, { token, signIn }) =>
      token === null ? signedOut(signIn?.problem ?? null) : signedIn(token),
    )
    .on(fetchHolderFx.failData, (_, { words }) => ({ _tag: 'Unknown', problem: words }) as const)
    .on(signInFx.doneData, (_, holder) => signedIn(holder))
    .on(signInFx.failData, (_, refusal) => refused(refusal))
    .on(expelled, ended)
    .on(signOutFx.done, () => signedOut(null));
  /** Host of the identity issuer. Null: sign-in with tokens only. */
  const $issuer = createStore<string | null>(null).on(
    fetchHolderFx.doneData,
    (_, { signIn }) => signIn?.issuer ?? null,
  );
  const $signOutProblem = createStore<string | null>(null)
    .on(signOutFx.failData, (_, { words }) => words)
    .reset(signOutAsked, signInFx.done);

  const $askedAtMs = createStore(0);
  const askDue = sample({
    clock: ticked,
    source: { session: $session, askedAtMs: $askedAtMs, isAsking: fetchHolderFx.pending },
    filter: ({ session, askedAtMs, isAsking }, nowMs) =>
      session._tag === 'Unknown' && session.problem !== null && !isAsking && nowMs - askedAtMs >= POLL_MS,
    fn: (_, nowMs) => nowMs,
  });
  $askedAtMs.on(askDue, (_, nowMs) => nowMs);

  sample({ clock: [asked, askDue], fn: () => undefined, target: fetchHolderFx });
  sample({ clock: tokenSent, target: signInFx });
  sample({ clock: signOutAsked, fn: () => undefined, target: signOutFx });

  return {
    asked,
    tokenSent,
    signOutAsked,
    expelled,
    ...ports,
    $session,
    $issuer,
    $holder: $session.map((session) => (session._tag === 'SignedIn' ? session.holder : null)),
    $signOutProblem,
    $isSigningIn: signInFx.pending,
  };
};
