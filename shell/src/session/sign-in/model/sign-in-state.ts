import { missingField } from '../domain/missing-field.rule';
import type { FieldName, Wanted } from '../domain/missing-field.rule';
import type { SignInProblem } from '../domain/sign-in-problem.rule';

/** View of the dialog. */
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

/** `current`: the existing password, for choosing a new one. */
export type SignInFields = Readonly<Record<FieldName, string>>;

/** Success or event that the next view reports. */
type SignInNotice = 'password-changed' | 'password-saved' | 'email-changed' | 'code-sent' | 'session-ended';

export type SignInState = {
  readonly isOpen: boolean;
  readonly view: SignInView;
  readonly fields: SignInFields;
  readonly problem: SignInProblem | null;
  readonly notice: SignInNotice | null;
  readonly isCaptchaWanted: boolean;
  /** Whether the account has a second factor, whose code is also required. */
  readonly isFactorWanted: boolean;
  readonly captcha: string;
  /** Secret of the request for which a code was sent. Empty before that. */
  readonly requestId: string;
  /** A captcha is valid once. Each new number requests a new one. */
  readonly captchaRound: number;
  /** Time when another code can be requested, by the clock of the page. */
  readonly resendAtMs: number | null;
  readonly retryAtMs: number | null;
};

const NO_FIELDS: SignInFields = { email: '', password: '', current: '', code: '', factor: '' };

/** Closed dialog without data. */
export const CLOSED: SignInState = {
  isOpen: false,
  view: 'sign-in',
  fields: NO_FIELDS,
  problem: null,
  notice: null,
  isCaptchaWanted: false,
  isFactorWanted: false,
  captcha: '',
  requestId: '',
  captchaRound: 0,
  resendAtMs: null,
  retryAtMs: null,
};

/** Switches the view. Keeps the e-mail, but not passwords and codes. */
export const inView = (state: SignInState, view: SignInView): SignInState => ({
  ...state,
  isOpen: true,
  view,
  fields: { ...NO_FIELDS, email: state.fields.email },
  problem: null,
  notice: null,
  requestId: '',
  isCaptchaWanted: false,
  isFactorWanted: false,
  retryAtMs: null,
});

/** Delay before another code can be requested (spec §5 "Verification code"). */
const RESEND_MS = 60_000;

/** Applies typed text and clears the last error. Only another address clears a delay. */
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
  'login-email': ['email', 'current'],
  'login-email-code': ['code'],
  passkeys: [],
  done: [],
};

const wantedIn = ({ view, isFactorWanted }: SignInState): Wanted => ({
  fields: isFactorWanted ? [...WANTED[view], 'factor'] : WANTED[view],
  hasNewPassword: view === 'register' || view === 'reset' || view === 'change-password',
  hasMailedCode: view === 'confirm' || view === 'reset' || view === 'login-email-code',
});

/** Error that prevents sending the form, or null. */
export const unsendable = (state: SignInState): SignInProblem | null => {
  const field = missingField(state.fields, wantedIn(state));
  return field === null ? null : { _tag: 'InvalidField', field };
};

/** State after the request for a code: shows its field. */
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

/**
 * State after a code was sent: shows its field and the time of the next one. Keeps the input, which is needed to
 * request another code.
 */
const afterCode = (
  state: SignInState,
  view: 'confirm' | 'reset' | 'login-email-code',
  resendAtMs: number,
): SignInState => ({
  ...state,
  view,
  fields: view === 'confirm' ? { ...state.fields, code: '' } : { ...NO_FIELDS, email: state.fields.email },
  problem: null,
  notice: 'code-sent',
  isFactorWanted: false,
  resendAtMs,
});

/** Requests a captcha. Shows an error only if the last one was wrong. */
const withCaptcha = (state: SignInState, isFirst: boolean, problem: SignInProblem): SignInState => ({
  ...state,
  isCaptchaWanted: true,
  problem: isFirst ? null : problem,
});

/** Views with the second factor below the password. Sign-in has a separate view for it. */
const OF_OWNER: readonly SignInView[] = ['login-email', 'change-password'];

const withFactor = (state: SignInState, problem: SignInProblem): SignInState =>
  OF_OWNER.includes(state.view)
    ? { ...state, isFactorWanted: true, problem }
    : { ...state, view: 'code', problem: null };

/**
 * Whether a problem concerns a field of the previous view, not the code: the address now belongs to another
 * account, or another code requires the password.
 */
const isAboutAddress = ({ view }: SignInState, problem: SignInProblem): boolean =>
  view === 'login-email-code' &&
  (problem._tag === 'InvalidField' ? problem.field === 'current' : problem._tag === 'EmailTaken');

const backToAddress = (state: SignInState, problem: SignInProblem): SignInState => ({
  ...inView(state, 'login-email'),
  problem,
});

const fieldsAfter = (fields: SignInFields, { _tag }: SignInProblem): SignInFields =>
  _tag === 'InvalidCode' || _tag === 'InvalidEmailCode' ? { ...fields, code: '', factor: '' } : fields;

/** State after a refusal: shows the next step or an error. Keeps all input except a wrong code. */
export const afterProblem = (state: SignInState, problem: SignInProblem, nowMs: number): SignInState => {
  const spent = { ...state, captcha: '', captchaRound: state.captchaRound + 1, notice: null };
  const { _tag } = problem;
  if (_tag === 'PasskeyDropped') return { ...state, problem: null };
  if (_tag === 'CodeNeeded') return withFactor(spent, problem);
  if (_tag === 'CaptchaNeeded') return withCaptcha(spent, state.captcha === '', problem);
  if (_tag === 'RetryLater') return { ...spent, problem, retryAtMs: nowMs + problem.afterMs };
  if (_tag === 'EmailCodeNeeded') return afterCode(spent, 'login-email-code', nowMs + RESEND_MS);
  if (isAboutAddress(state, problem)) return backToAddress(spent, problem);
  return { ...spent, problem, fields: fieldsAfter(state.fields, problem) };
};
