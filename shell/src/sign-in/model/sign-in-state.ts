import type { SignInProblem } from '../domain/sign-in-problem.rule';

/** What the dialog shows. */
export type SignInView =
  'sign-in' | 'code' | 'register' | 'confirm' | 'forgotten' | 'reset' | 'change-password';

export type SignInFields = {
  readonly email: string;
  readonly password: string;
  /** The password somebody has, where they choose another. */
  readonly current: string;
  readonly code: string;
};

/** What was achieved and is said in the view that follows. */
export type SignInNotice = 'password-changed' | 'code-sent';

export type SignInState = {
  readonly isOpen: boolean;
  readonly view: SignInView;
  readonly fields: SignInFields;
  readonly problem: SignInProblem | null;
  readonly notice: SignInNotice | null;
  readonly isCaptchaWanted: boolean;
  readonly captcha: string;
  /** A captcha counts once: each new number asks for a fresh one. */
  readonly captchaRound: number;
  /** When another code may be asked for, and when another try may be made; by the page's clock. */
  readonly resendAtMs: number | null;
  readonly retryAtMs: number | null;
};

const NO_FIELDS: SignInFields = { email: '', password: '', current: '', code: '' };

/** Nothing is open, nothing is kept. */
export const CLOSED: SignInState = {
  isOpen: false,
  view: 'sign-in',
  fields: NO_FIELDS,
  problem: null,
  notice: null,
  isCaptchaWanted: false,
  captcha: '',
  captchaRound: 0,
  resendAtMs: null,
  retryAtMs: null,
};

/** The same person in another view: the address stays, passwords and codes do not. */
export const inView = (state: SignInState, view: SignInView): SignInState => ({
  ...state,
  isOpen: true,
  view,
  fields: { ...NO_FIELDS, email: state.fields.email },
  problem: null,
  notice: null,
});

/** What is typed ends what was said about the last try. */
export const withTyped = (state: SignInState, fields: Partial<SignInFields>): SignInState => ({
  ...state,
  fields: { ...state.fields, ...fields },
  problem: null,
  notice: null,
});

/** After a code went out: its field, and the time of the next one. What was typed is needed again for that. */
export const afterCode = (
  state: SignInState,
  view: 'confirm' | 'reset',
  resendAtMs: number,
): SignInState => ({
  ...state,
  view,
  fields: view === 'confirm' ? { ...state.fields, code: '' } : { ...NO_FIELDS, email: state.fields.email },
  problem: null,
  notice: 'code-sent',
  resendAtMs,
});

/** The first time it is only asked for; a wrong one is said to be wrong. */
const withCaptcha = (state: SignInState, isFirst: boolean, problem: SignInProblem): SignInState => ({
  ...state,
  isCaptchaWanted: true,
  problem: isFirst ? null : problem,
});

/** After a refusal: what is asked for next, or said. Nothing typed is lost but a code that was wrong. */
export const afterProblem = (state: SignInState, problem: SignInProblem, nowMs: number): SignInState => {
  const spent = { ...state, captcha: '', captchaRound: state.captchaRound + 1 };
  switch (problem._tag) {
    case 'CodeNeeded':
      return { ...spent, view: 'code', problem: null };
    case 'CaptchaNeeded':
      return withCaptcha(spent, state.captcha === '', problem);
    case 'RetryLater':
      return { ...spent, problem, retryAtMs: nowMs + problem.afterMs };
    case 'InvalidCode':
      return { ...spent, problem, fields: { ...state.fields, code: '' } };
    case 'InvalidCredentials':
    case 'InvalidField':
    case 'SignedOut':
    case 'Offline':
    case 'Unavailable':
      return { ...spent, problem };
  }
};
