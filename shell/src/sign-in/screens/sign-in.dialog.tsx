import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Button, Dialog } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { NAMESPACE } from '../load-texts';
import { signInModel } from '../model/create-sign-in-model';
import type { SignInState } from '../model/sign-in-state';
import { OtherWays } from './other-ways';
import { ProblemNote } from './problem-note';
import { SignInFieldsOf } from './sign-in-fields';
import styles from './sign-in.module.css';
import { useSecondsLeft } from './use-seconds-left';

/** Draws a captcha; what it is solved with is told. */
export type CaptchaSlot = (props: { readonly onSolved: (token: string) => void }) => ReactNode;

const mayBeSent = ({ isCaptchaWanted, captcha, view }: SignInState): boolean =>
  !(isCaptchaWanted && captcha === '' && (view === 'sign-in' || view === 'code'));

const Form = ({ Captcha }: { readonly Captcha: CaptchaSlot }) => {
  const { t } = useTranslation(NAMESPACE);
  const { state, isPending, ...on } = useUnit({
    state: signInModel.$state,
    isPending: signInModel.$isPending,
    typed: signInModel.typed,
    submitted: signInModel.submitted,
    viewAsked: signInModel.viewAsked,
    resendAsked: signInModel.resendAsked,
    captchaSolved: signInModel.captchaSolved,
  });
  const left = useSecondsLeft(state.retryAtMs);
  const { view } = state;
  const isCaptchaHere = state.isCaptchaWanted && (view === 'sign-in' || view === 'code');
  return (
    <form
      key={view}
      className={styles.form}
      data-captcha={isCaptchaHere}
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0 && mayBeSent(state)) on.submitted();
      }}
    >
      <ProblemNote state={state} />
      <SignInFieldsOf state={state} onType={on.typed} />
      {isCaptchaHere ? (
        <div role="group" aria-label={t('captcha')}>
          <Captcha key={state.captchaRound} onSolved={on.captchaSolved} />
        </div>
      ) : null}
      <Button
        type="submit"
        size="large"
        isWide
        isPending={isPending}
        pendingLabel={t('pending')}
        disabled={left > 0 || !mayBeSent(state)}
      >
        {t(`submit.${view}`)}
      </Button>
      <OtherWays state={state} onView={on.viewAsked} onResend={on.resendAsked} />
      <p className={styles.aside}>{t('never')}</p>
    </form>
  );
};

/** The dialog of spec §9 "Auth modal". A press beside it loses nothing that was typed. */
export const SignInDialog = ({ Captcha }: { readonly Captcha: CaptchaSlot }) => {
  const { t } = useTranslation(NAMESPACE);
  const { state, closed } = useUnit({ state: signInModel.$state, closed: signInModel.closed });
  return (
    <Dialog
      isOpen={state.isOpen}
      onClose={closed}
      size="small"
      closesOnBackdrop={false}
      title={t(`title.${state.view}`)}
      closeLabel={t('close')}
    >
      <Form Captcha={Captcha} />
    </Dialog>
  );
};
