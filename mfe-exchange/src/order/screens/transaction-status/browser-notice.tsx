import { useUnit } from 'effector-react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { BellIcon } from '@coinlane/shared-ui/icons';

import { noticesModel } from '../../model/order-actions';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** Switch for push notices of the browser. Registers nothing until the user enables it. */
export const BrowserNotice = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { view, ask } = useUnit({ view: noticesModel.$view, ask: noticesModel.asked });
  const { permission, asking } = view;
  if (permission === 'unsupported') return null;
  if (permission === 'denied') return <p className={styles.term}>{t('order.notice.denied')}</p>;
  if (asking._tag === 'Done' && permission === 'granted')
    return (
      <Alert tone="success" role="status">
        {t('order.notice.granted')}
      </Alert>
    );
  return (
    <div className={styles.notify}>
      {asking._tag === 'Failed' && (
        <Alert tone="warning" role="alert">
          {t('order.notice.failed')}
        </Alert>
      )}
      <Button
        variant="secondary"
        icon={<BellIcon size="small" />}
        isPending={asking._tag === 'Pending'}
        pendingLabel={t('order.notice.asking')}
        onClick={() => ask(transaction.transactionId)}
      >
        {t('order.notice.ask')}
      </Button>
      <p className={styles.term}>{t('order.notice.hint')}</p>
    </div>
  );
};
