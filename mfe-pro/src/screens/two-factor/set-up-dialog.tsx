import { useUnit } from 'effector-react';

import { Dialog } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { twoFactorModel } from '../../model/two-factor';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';
import { SecretForm } from './secret-form';

/**
 * Steps to enable the second factor: the password, the secret for an app, the first code from the app, and the
 * recovery codes.
 */
export const SetUpDialog = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation('pro');
  const { step, close } = useUnit({ step: twoFactorModel.$step, close: twoFactorModel.closed });
  const isShowingCodes = step._tag === 'RecoveryCodes';
  return (
    <Dialog
      isOpen={step._tag === 'Password' || step._tag === 'Secret' || isShowingCodes}
      onClose={close}
      title={t(isShowingCodes ? 'twoFactor.codesTitle' : 'twoFactor.setUpTitle')}
      closeLabel={t('words.close')}
      closesOnBackdrop={false}
    >
      {step._tag === 'Password' && <PasswordForm />}
      {step._tag === 'Secret' && <SecretForm secret={step.secret} />}
      {isShowingCodes && <RecoveryCodes codes={step.codes} email={email} onDone={close} />}
    </Dialog>
  );
};
