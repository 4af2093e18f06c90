import { missingField } from '../domain/missing-field.rule';
import type { FieldName, Wanted } from '../domain/missing-field.rule';
import type { SignInProblem } from '../domain/sign-in-problem.rule';

/** What the dialog shows. */
export type SignInView =
  | 'sign-in'
  | 'code'
  | 'register'
  | 'confirm'
  | 'forgotten'
  | 'reset'
  | 'change-password'
  | 'login-email'
  | 'login-email-code'
  | 'passkeys'
  | 'done';

/** `current`: the password somebody has, where they choose another. */
export type SignInFields = Readonly<Record<FieldName, string>>;

/** What was achieved, or has happened, and is said in the view that follows. */
export type SignInNotice =
  'password-changed' | 'password-saved' | 'email-changed' | 'code-sent' | 'session-ended';

export type SignInState = {
  readonly isOpen: boolean;
  readonly view: SignInView;
  readonly fields: SignInFields;
  readonly problem: SignInProblem | null;
  readonly notice: SignInNotice | null;
  readonly isCaptchaWanted: boolean;
  readonly captcha: string;
  /** Secret of the request that a code was sent for; `''` before that. */
  readonly requestId: string;
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
  requestId: '',
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
  requestId: '',
  isCaptchaWanted: false,
  retryAtMs: null,
});

/** Spec §5 "Verification code": another code may be asked for after a minute. */
export const RESEND_MS = 60_000;

/** What is typed ends what was said about the last try; a wait ends with another address only. */
export const withTyped = (state: SignInState, fields: Partial<SignInFields>): SignInState => {
  const isSameAddress = fields.email === undefined || fields.email === state.fields.email;
  const mustWait = isSameAddress && state.problem?._tag === 'RetryLater';
  return {
    ...state,
    fields: { ...state.fields, ...fields },
    problem: mustWait ? state.problem : null,
    notice: null,
    retryAtMs: isSameAddress ? state.retryAtMs : null,
  };
};

const WANTED: Readonly<Record<SignInView, readonly FieldName[]>> = {
  'sign-in': ['email', 'password'],
  code: ['code'],
  register: ['email', 'password'],
  confirm: ['code'],
  forgotten: ['email'],
  reset: ['code', 'password'],
  'change-password': ['current', 'password'],
  'login-email': ['email'],
  'login-email-code': ['code'],
  passkeys: [],
  done: [],
};

const wantedIn = (view: SignInView): Wanted => ({
  fields: WANTED[view],
  hasNewPassword: view === 'register' || view === 'reset' || view === 'change-password',
  hasMailedCode: view === 'confirm' || view === 'reset' || view === 'login-email-code',
});

/** What keeps the form from being sent at all; null: nothing. */
export const unsendable = ({ view, fields }: SignInState): SignInProblem | null => {
  const field = missingField(fields, wantedIn(view));
  return field === null ? null : { _tag: 'InvalidField', field };
};

/** After a code was sent for a request: shows its field. */
export const afterRequest = (
  state: SignInState,
  view: 'confirm' | 'reset',
  { nowMs, requestId }: { readonly nowMs: number; readonly requestId: string },
): SignInState => ({
  ...afterCode(state, view, nowMs + RESEND_MS),
  requestId,
  captcha: '',
  captchaRound: state.captchaRound + 1,
});

/** After a code went out: its field, and the time of the next one. What was typed is needed again for that. */
export const afterCode = (
  state: SignInState,
  view: 'confirm' | 'reset' | 'login-email-code',
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
  const spent = { ...state, captcha: '', captchaRound: state.captchaRound + 1, notice: null };
  const { _tag } = problem;
  if (_tag === 'PasskeyDropped') return { ...state, problem: null };
  if (_tag === 'CodeNeeded') return { ...spent, view: 'code', problem: null };
  if (_tag === 'CaptchaNeeded') return withCaptcha(spent, state.captcha === '', problem);
  if (_tag === 'RetryLater') return { ...spent, problem, retryAtMs: nowMs + problem.afterMs };
  if (_tag === 'EmailCodeNeeded') return afterCode(spent, 'login-email-code', nowMs + RESEND_MS);
  const isCodeWrong = _tag === 'InvalidCode' || _tag === 'InvalidEmailCode';
  return { ...spent, problem, fields: isCodeWrong ? { ...state.fields, code: '' } : state.fields };
};
