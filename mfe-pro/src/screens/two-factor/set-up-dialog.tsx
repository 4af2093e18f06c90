import { useUnit } from 'effector-react';

import { Dialog } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { twoFactorModel } from '../../model/two-factor';
import { AnswerView } from '../../ui/answer-view';
import { RecoveryCodes } from './recovery-codes';
import { SecretForm } from './secret-form';

/** The way to a second factor: the secret into an app, its first code back, and the recovery codes. */
export const SetUpDialog = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation('pro');
  const { step, isAsking, askAgain, close } = useUnit({
    step: twoFactorModel.$step,
    isAsking: twoFactorModel.secret.$isAsking,
    askAgain: twoFactorModel.secret.asked,
    close: twoFactorModel.closed,
  });
  const isShowingCodes = step._tag === 'RecoveryCodes';
  return (
    <Dialog
      isOpen={step._tag === 'Secret' || isShowingCodes}
      onClose={close}
      title={t(isShowingCodes ? 'twoFactor.codesTitle' : 'twoFactor.setUpTitle')}
      closeLabel={t('words.close')}
      closesOnBackdrop={false}
    >
      {step._tag === 'Secret' && (
        <AnswerView
          answer={step.secret}
          isAsking={isAsking}
          onRetry={() => askAgain(undefined)}
          shape="card"
          count={2}
        >
          {(secret) => <SecretForm secret={secret} />}
        </AnswerView>
      )}
      {isShowingCodes && <RecoveryCodes codes={step.codes} email={email} onDone={close} />}
    </Dialog>
  );
};
