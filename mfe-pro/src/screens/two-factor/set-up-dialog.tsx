import { useUnit } from 'effector-react';

import { Dialog } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { twoFactorModel } from '../../model/two-factor';
import { QueryView } from '../../ui/query-view';
import { RecoveryCodes } from './recovery-codes';
import { SecretForm } from './secret-form';

/** The way to a second factor: the secret into an app, its first code back, and the recovery codes. */
export const SetUpDialog = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation('pro');
  const { step, isFetching, askAgain, close } = useUnit({
    step: twoFactorModel.$step,
    isFetching: twoFactorModel.secret.$isFetching,
    askAgain: twoFactorModel.secret.requested,
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
        <QueryView
          query={step.secret}
          isFetching={isFetching}
          onRetry={() => askAgain(undefined)}
          shape="card"
          count={2}
        >
          {(secret) => <SecretForm secret={secret} />}
        </QueryView>
      )}
      {isShowingCodes && <RecoveryCodes codes={step.codes} email={email} onDone={close} />}
    </Dialog>
  );
};
