import { createEffect, createEvent, createStore, sample } from 'effector';

import type { OpsFailure } from '../domain/failure';

/** Who is looking, as far as the page knows. */
export type Session =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'SignedIn' }
  | {
      readonly _tag: 'SignedOut';
      /** Why, in the ledger's words; null for somebody who was not signed in. */
      readonly problem: string | null;
      /** No token is taken before that, epoch ms. */
      readonly waitUntilMs: number | null;
    };

const signedOut = (problem: string | null, waitUntilMs: number | null = null): Session => ({
  _tag: 'SignedOut',
  problem,
  waitUntilMs,
});

type Refusal = { readonly failure: OpsFailure; readonly nowMs: number };

const refused = ({ failure, nowMs }: Refusal): Session =>
  signedOut(failure.words, failure._tag === 'TooMany' ? nowMs + failure.waitMs : null);

/** Who never was signed in is asked for a token; who was is told why not any more. */
const ended = (session: Session, { words }: OpsFailure): Session => {
  switch (session._tag) {
    case 'Unknown':
      return signedOut(null);
    case 'SignedIn':
      return signedOut(words);
    case 'SignedOut':
      return session;
  }
};

/** The session of an operator: a cookie the page cannot read, so what the ledger answers decides. */
export const createSessionModel = () => {
  const tokenSent = createEvent<string>();
  const signOutAsked = createEvent();
  /** The ledger answered a question of somebody signed in. */
  const admitted = createEvent();
  /** The ledger asks for a token. */
  const expelled = createEvent<OpsFailure>();

  /** Ports. */
  const signInFx = createEffect<string, unknown, Refusal>();
  const signOutFx = createEffect<undefined, unknown, OpsFailure>();

  sample({ clock: tokenSent, target: signInFx });
  sample({ clock: signOutAsked, fn: () => undefined, target: signOutFx });

  const $session = createStore<Session>({ _tag: 'Unknown' })
    .on([admitted, signInFx.done], () => ({ _tag: 'SignedIn' }) as const)
    .on(signInFx.failData, (_, refusal) => refused(refusal))
    .on(expelled, ended)
    .on(signOutFx.done, () => signedOut(null));
  const $signOutProblem = createStore<string | null>(null)
    .on(signOutFx.failData, (_, { words }) => words)
    .reset(signOutAsked, signInFx.done);

  return {
    tokenSent,
    signOutAsked,
    admitted,
    expelled,
    signInFx,
    signOutFx,
    $session,
    $signOutProblem,
    $isSigningIn: signInFx.pending,
  };
};
