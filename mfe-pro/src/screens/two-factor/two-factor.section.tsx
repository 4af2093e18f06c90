import { useUnit } from 'effector-react';

import { Alert, Badge, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Account } from '../../domain/account';
import { sessionModel } from '../../model/session';
import { twoFactorModel } from '../../model/two-factor';
import { Section } from '../../ui/section';
import { useWhenDone } from '../../ui/use-when-done';
import { DisableDialog } from './disable-dialog';
import { SetUpDialog } from './set-up-dialog';

const FEW_CODES = 3;

type Props = {
  readonly account: Pick<Account, 'email' | 'isTwoFactorEnabled' | 'recoveryCodesLeft'>;
  readonly accountChanged: () => void;
};

/** State of the second factor, and enabling or disabling it (spec §1 "two-factor authentication"). */
export const TwoFactorSection = ({ account, accountChanged }: Props) => {
  const { t } = useTranslation('pro');
  const { enabling, disabling, setUp, disable, refetchSessions } = useUnit({
    enabling: twoFactorModel.enabling.$mutation,
    disabling: twoFactorModel.disabling.$mutation,
    setUp: twoFactorModel.setUpPressed,
    disable: twoFactorModel.disablePressed,
    refetchSessions: sessionModel.opened,
  });
  useWhenDone(enabling, accountChanged);
  useWhenDone(disabling, accountChanged);
  // the service has ended all other sessions
  useWhenDone(enabling, refetchSessions);
  useWhenDone(disabling, refetchSessions);
  const { isTwoFactorEnabled: isOn, recoveryCodesLeft: left } = account;
  return (
    <Section
      anchor="two-factor"
      title={t('twoFactor.title')}
      lead={t('twoFactor.lead')}
      aside={<Badge tone={isOn ? 'success' : 'warning'}>{t(isOn ? 'twoFactor.on' : 'twoFactor.off')}</Badge>}
    >
      {isOn && left !== null && (
        <Alert tone={left <= FEW_CODES ? 'warning' : 'info'}>
          {t('twoFactor.codesLeft', { number: left })}
        </Alert>
      )}
      <div>
        {isOn ? (
          <Button variant="secondary" onClick={() => disable()}>
            {t('twoFactor.disable')}
          </Button>
        ) : (
          <Button onClick={() => setUp()}>{t('twoFactor.enable')}</Button>
        )}
      </div>
      <SetUpDialog email={account.email} />
      <DisableDialog />
    </Section>
  );
};
