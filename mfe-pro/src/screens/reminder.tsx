import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert, ButtonLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { Account } from '../domain/account';
import { reminderModel } from '../model/reminder';

/** Reminder to enable the second factor or to verify the identity, if one is due (spec §6 "Reminders"). */
export const Reminder = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation('pro');
  const { serverNow } = useRemoteProps();
  const { due, open, snoozed } = useUnit({
    due: reminderModel.$due,
    open: reminderModel.opened,
    snoozed: reminderModel.snoozed,
  });
  const { id, createdAtMs, isTwoFactorEnabled, kycLevel } = account;
  useEffect(() => {
    open({ accountId: id, createdAtMs, isTwoFactorEnabled, kycLevel, nowMs: serverNow() });
  }, [open, id, createdAtMs, isTwoFactorEnabled, kycLevel, serverNow]);
  if (due === null) return null;
  return (
    <Alert
      tone="info"
      title={t(`reminder.${due}_title`)}
      action={
        <ButtonLink size="small" href={due === 'kyc' ? '/pro/settings#kyc' : '/pro/settings#two-factor'}>
          {t(`reminder.${due}_action`)}
        </ButtonLink>
      }
      dismissLabel={t('reminder.later')}
      onDismiss={() => snoozed({ topic: due, nowMs: serverNow() })}
    >
      {t(`reminder.${due}_text`)}
    </Alert>
  );
};
