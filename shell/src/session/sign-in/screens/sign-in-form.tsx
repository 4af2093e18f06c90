import { useUnit } from 'effector-react';

import { Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { NAMESPACE } from '../load-texts';
import { signInModel } from '../model/create-sign-in-model';
import type { SignInState, SignInView } from '../model/sign-in-state';
import { CaptchaSlot } from './captcha-slot';
import type { CaptchaPorts } from './captcha-slot';
import { OtherWays } from './other-ways';
import { ProblemNote } from './problem-note';
import { SandboxMailNote } from './sandbox-mail-note';
import { SignInFieldsOf } from './sign-in-fields';
import styles from './sign-in.module.css';
import { useFocusOnProblem } from './use-focus-on-problem';
import { useSecondsLeft } from './use-seconds-left';

/** Views whose call requires a captcha after too many attempts. */
const GUARDED: readonly SignInView[] = ['sign-in', 'code', 'register', 'forgotten', 'change-password'];

const hasCaptcha = ({ isCaptchaWanted, view }: SignInState): boolean =>
  isCaptchaWanted && GUARDED.includes(view);

const PasskeyWay = ({ isPending }: { readonly isPending: boolean }) => {
  const { t } = useTranslation(NAMESPACE);
  const ask = useUnit(signInModel.passkeyAsked);
  if (typeof PublicKeyCredential === 'undefined') return null;
  return (
    <Button
      variant="secondary"
      isWide
      disabled={isPending}
      onClick={() => {
        ask();
      }}
    >
      {t('passkeys.signIn')}
    </Button>
  );
};

/** Form of each view, except the list of passkeys: notice, fields, submit button, and other actions. */
export const SignInForm = ({ captcha }: { readonly captcha: CaptchaPorts }) => {
  const { t } = useTranslation(NAMESPACE);
  const { state, isPending, ...on } = useUnit({
    state: signInModel.$state,
    isPending: signInModel.$isPending,
    typed: signInModel.typed,
    submitted: signInModel.submitted,
    viewAsked: signInModel.viewAsked,
    resendAsked: signInModel.resendAsked,
    closed: signInModel.closed,
  });
  const left = useSecondsLeft(state.retryAtMs);
  const form = useFocusOnProblem(state.problem);
  const { view } = state;
  const isBlocked = left > 0 || (hasCaptcha(state) && state.captcha === '');
  const submit = (): void => {
    if (view === 'done') on.closed();
    else if (!isBlocked) on.submitted();
  };
  if (view === 'passkeys') return null;
  return (
    <form
      key={view}
      ref={form}
      noValidate
      className={styles.form}
      data-view={view}
      data-captcha={hasCaptcha(state)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ProblemNote
        state={state}
        isSignedIn={view === 'change-password' || view === 'login-email'}
        isCodeMailed={view === 'confirm' || view === 'reset'}
      />
      <SignInFieldsOf state={state} onType={on.typed} />
      <SandboxMailNote view={view} />
      {hasCaptcha(state) ? <CaptchaSlot {...captcha} /> : null}
      <Button
        type="submit"
        size="large"
        isWide
        isPending={isPending}
        pendingLabel={t('pending')}
        disabled={isBlocked}
      >
        {t(`submit.${view}`)}
      </Button>
      {view === 'sign-in' ? <PasskeyWay isPending={isPending} /> : null}
      <OtherWays state={state} onView={on.viewAsked} onResend={on.resendAsked} />
      <p className={styles.aside}>{t('never')}</p>
    </form>
  );
};
