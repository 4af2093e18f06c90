import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { AddressText, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { chargedOf } from '../../domain/withdrawal';
import { withdrawalModel } from '../../model/withdrawal';
import { MutationFailure } from '../../ui/mutation-failure';
import { FactList, FactRow } from '../../ui/facts';
import { Amount } from '../../ui/money';
import styles from './dialogs.module.css';

const Terms = () => {
  const { t } = useTranslation('pro');
  const { asset, draft, review, fee } = useUnit({
    fee: withdrawalModel.$fee,
    asset: withdrawalModel.$asset,
    draft: withdrawalModel.$draft,
    review: withdrawalModel.$review,
  });
  if (asset === null || review === null || review.amount === null) return null;
  const { currency } = asset;
  return (
    <FactList isSunken>
      <FactRow label={t('withdraw.amount')}>
        <Amount amount={review.amount} currency={currency} isExact />
      </FactRow>
      <FactRow label={t('withdraw.fee')}>
        <Amount amount={fee} currency={currency} isExact />
      </FactRow>
      <FactRow label={t('withdraw.charged')} isStrong>
        <Amount amount={chargedOf(review.amount, fee)} currency={currency} isExact />
      </FactRow>
      <FactRow label={t('deposit.network')}>{networkName(asset.network)}</FactRow>
      <FactRow label={t('withdraw.to')}>
        <AddressText address={draft.address.trim()} />
      </FactRow>
      {draft.extraId.trim() !== '' && <FactRow label={t('deposit.memo')}>{draft.extraId.trim()}</FactRow>}
    </FactList>
  );
};

export const WithdrawConfirm = () => {
  const { t } = useTranslation('pro');
  const { mutation, isPending, send, back } = useUnit({
    mutation: withdrawalModel.sending.$mutation,
    isPending: withdrawalModel.sending.$pending,
    send: withdrawalModel.sendRequested,
    back: withdrawalModel.backRequested,
  });
  return (
    <div className={styles.dialog}>
      <p role="status">{t('withdraw.check')}</p>
      <Terms />
      {mutation._tag === 'Failed' && <MutationFailure problem={mutation.problem} isMoney />}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => back()}>
          {t('back')}
        </Button>
        <Button
          isPending={isPending}
          pendingLabel={t('withdraw.sending')}
          ignoresDoubleClick
          onClick={() => send()}
        >
          {t('withdraw.send')}
        </Button>
      </div>
    </div>
  );
};
