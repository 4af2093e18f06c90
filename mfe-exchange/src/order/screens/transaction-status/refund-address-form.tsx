import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';

import type { Mutation } from '@coinlane/shared-contracts/query';
import { Alert, Disclosure, Skeleton } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';

import { refundAsset, visitorActions } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { refundAddressEdited, refundAddressModel } from '../../model/order-actions';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const RefundTarget = lazyPart(async () => {
  const { RefundTarget: Target } = await import(/* webpackChunkName: "refund-form" */ './refund-target');
  return Target;
});

const problemOf = (words: Words, state: Mutation<boolean>): string | undefined => {
  if (state._tag === 'Done') return state.result ? undefined : words.t('order.later.refused');
  if (state._tag !== 'Failed') return undefined;
  return state.problem._tag === 'Refused'
    ? words.t('order.later.refused')
    : failureText(words, state.problem);
};

/** Sets a refund address after the order was created. Only in the browser that created it. */
export const RefundAddressForm = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  const [isOpen, setIsOpen] = useState(false);
  const { state, now, submit, edit } = useUnit({
    state: refundAddressModel.$mutation,
    now: clockModel.$now,
    submit: refundAddressModel.start,
    edit: refundAddressEdited,
  });
  if (state._tag === 'Done' && state.result)
    return (
      <Alert tone="success" role="status">
        {t('order.later.saved')}
      </Alert>
    );
  const may = visitorActions({ transaction, actions: null, isOwn: true, serverNow: now });
  const asset = refundAsset(transaction);
  if (asset === null || !may.includes('addRefundAddress')) return null;
  return (
    <Disclosure
      summary={t('order.later.title')}
      className={styles.onScreen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <p className={styles.muted}>{t('order.later.hint')}</p>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <RefundTarget
            transaction={transaction}
            asset={asset}
            submitLabel={t('order.later.save')}
            confirmLabel={t('order.later.confirm')}
            isSending={state._tag === 'Pending'}
            problem={problemOf(words, state)}
            onEdit={() => edit()}
            onTarget={submit}
          />
        </Suspense>
      )}
    </Disclosure>
  );
};
