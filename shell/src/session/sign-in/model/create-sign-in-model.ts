import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { SignInReply } from '@coinlane/shared-contracts/api';

import type { SignInProblem } from '../domain/sign-in-problem.rule';
import { afterProblem, afterRequest, CLOSED, inView, unsendable, withTyped } from './sign-in-state';
import type { SignInFields, SignInState, SignInView } from './sign-in-state';

type Dated<A> = A & { readonly nowMs: number };
type Failed = Dated<{ readonly problem: SignInProblem }>;

/** Data that a form submits. */
export type Submitted = SignInFields & { readonly captcha: string; readonly requestId: string };

type Sent = { readonly nowMs: number };
type SentFor = Sent & { readonly requestId: string };

const createCalls = () => ({
  signInFx: createEffect<Submitted, SignInReply, Failed>(),
  registerFx: createEffect<Omit<Submitted, 'code' | 'current' | 'factor'>, SentFor, Failed>(),
  confirmFx: createEffect<Pick<Submitted, 'email' | 'code' | 'requestId'>, SignInReply, Failed>(),
  forgottenFx: createEffect<Pick<Submitted, 'email' | 'captcha' | 'requestId'>, SentFor, Failed>(),
  resetFx: createEffect<Omit<Submitted, 'current' | 'factor' | 'captcha'>, Sent, Failed>(),
  changePasswordFx: createEffect<
    Pick<Submitted, 'current' | 'factor' | 'password' | 'captcha'>,
    SignInReply,
    Failed
  >(),
  /** Without a code, requests one with the password. With a code, changes the address. */
  loginEmailFx: createEffect<Pick<SignInFields, 'email' | 'code' | 'current' | 'factor'>, Sent, Failed>(),
  /** Requests a passkey from the browser, and tokens from the service. */
  passkeyFx: createEffect<undefined, SignInReply, Failed>(),
});

type Calls = ReturnType<typeof createCalls>;

/** Each view has at most one call. */
const CALL_OF: Readonly<Record<SignInView, keyof Calls | null>> = {
  'sign-in': 'signInFx',
  code: 'signInFx',
  register: 'registerFx',
  confirm: 'confirmFx',
  forgotten: 'forgottenFx',
  reset: 'resetFx',
  'change-password': 'changePasswordFx',
  'login-email': 'loginEmailFx',
  'login-email-code': 'loginEmailFx',
  passkeys: null,
  done: null,
};

/** Views before a code is sent. */
const CODELESS: readonly SignInView[] = ['sign-in', 'login-email'];

const submittedOf = ({ fields, captcha, requestId, view }: SignInState): Submitted => ({
  ...fields,
  requestId,
  code: CODELESS.includes(view) ? '' : fields.code.trim(),
  factor: fields.factor.trim(),
  captcha,
});

/** Call of each view that sends another code. */
const RESENT_BY: Readonly<Partial<Record<SignInView, keyof Calls>>> = {
  confirm: 'registerFx',
  reset: 'forgottenFx',
  'login-email-code': 'loginEmailFx',
};

type Events = {
  readonly submitted: Event<void>;
  readonly resendAsked: Event<void>;
  readonly passkeyAsked: Event<void>;
};

/** Connects each view with its call. Only one call can be pending. */
const connect = (
  calls: Calls,
  { submitted, resendAsked, passkeyAsked }: Events,
  $state: Store<SignInState>,
  $isPending: Store<boolean>,
): void => {
  const whenIdle = (clock: Event<void>): Event<SignInState> =>
    sample({
      clock,
      source: { state: $state, isPending: $isPending },
      filter: ({ state, isPending }) => state.isOpen && !isPending,
      fn: ({ state }) => state,
    });
  const submit = sample({ clock: whenIdle(submitted), filter: (state) => unsendable(state) === null });
  const resend = whenIdle(resendAsked);
  const to = (call: keyof Calls): Event<Submitted> => {
    const asked = submit.filterMap((state) =>
      CALL_OF[state.view] === call ? submittedOf(state) : undefined,
    );
    const again = resend.filterMap((state) =>
      RESENT_BY[state.view] === call ? { ...submittedOf(state), code: '' } : undefined,
    );
    return sample({ clock: [asked, again] });
  };
  sample({ clock: to('signInFx'), target: calls.signInFx });
  sample({ clock: to('registerFx'), target: calls.registerFx });
  sample({ clock: to('confirmFx'), target: calls.confirmFx });
  sample({ clock: to('forgottenFx'), target: calls.forgottenFx });
  sample({ clock: to('resetFx'), target: calls.resetFx });
  sample({ clock: to('changePasswordFx'), target: calls.changePasswordFx });
  sample({ clock: to('loginEmailFx'), target: calls.loginEmailFx });
  sample({ clock: whenIdle(passkeyAsked), fn: () => undefined, target: calls.passkeyFx });
};

const done = (state: SignInState, notice: 'password-saved' | 'email-changed'): SignInState => ({
  ...inView(state, 'done'),
  notice,
});

const createState = (calls: Calls, acceptFx: ReturnType<typeof createAccept>) => {
  const opened = createEvent<SignInView>();
  const closed = createEvent();
  /** The dialog was opened because the session expired. */
  const sessionEnded = createEvent();
  const viewAsked = createEvent<SignInView>();
  const typed = createEvent<Partial<SignInFields>>();
  const captchaSolved = createEvent<string>();
  const captchaLost = createEvent();
  const submitted = createEvent();
  const { registerFx, forgottenFx, resetFx, loginEmailFx } = calls;
  const failures = Object.values(calls).map(({ failData }) => failData);

  const $state = createStore<SignInState>(CLOSED, { serialize: 'ignore' })
    .on(opened, (_, view) => inView(CLOSED, view))
    .on(sessionEnded, (state) => ({ ...state, notice: 'session-ended' as const }))
    .on(viewAsked, inView)
    .on(typed, withTyped)
    .on(captchaSolved, (state, captcha) => ({ ...state, captcha, problem: null }))
    .on(captchaLost, (state) => ({ ...state, captcha: '', captchaRound: state.captchaRound + 1 }))
    .on(submitted, (state) => ({ ...state, problem: unsendable(state) ?? state.problem }))
    .on(registerFx.doneData, (state, sent) => afterRequest(state, 'confirm', sent))
    .on(forgottenFx.doneData, (state, sent) => afterRequest(state, 'reset', sent))
    .on(resetFx.done, (state) => ({ ...inView(state, 'sign-in'), notice: 'password-changed' as const }))
    .on(loginEmailFx.done, (state) => done(state, 'email-changed'))
    .on(acceptFx.done, (state) => (state.view === 'change-password' ? done(state, 'password-saved') : CLOSED))
    .on(closed, () => CLOSED)
    .on(failures, (state, { problem, nowMs }) => afterProblem(state, problem, nowMs));
  return {
    opened,
    closed,
    sessionEnded,
    viewAsked,
    typed,
    captchaSolved,
    captchaLost,
    submitted,
    $state,
  };
};

const createAccept = () => createEffect<SignInReply, null>();

/**
 * Model of the dialog to sign in, register, reset the password and change sign-in data (spec §8 "Login", "Login
 * e-mail setup"). Calls and clock are effects without handlers. Contains no token.
 */
export const createSignInModel = () => {
  const resendAsked = createEvent();
  const passkeyAsked = createEvent();
  const acceptFx = createAccept();
  const calls = createCalls();
  const state = createState(calls, acceptFx);
  const $isPending = combine(
    Object.values(calls).map(({ pending }) => pending),
    (pending) => pending.some(Boolean),
  );
  connect(calls, { submitted: state.submitted, resendAsked, passkeyAsked }, state.$state, $isPending);
  const { signInFx, passkeyFx, confirmFx, changePasswordFx } = calls;
  sample({
    clock: [signInFx.doneData, passkeyFx.doneData, confirmFx.doneData, changePasswordFx.doneData],
    target: acceptFx,
  });
  return { ...state, ...calls, resendAsked, passkeyAsked, acceptFx, $isPending };
};

export const signInModel = createSignInModel();
