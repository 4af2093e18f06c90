import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { pairModel } from '../../model/pair';
import { FailureNotice, useWords } from '../words';
import styles from './exchange-form.module.css';

/** What is to be said about the pair itself: a ticker nobody knows, a list that could not be had. */
export const PairNotices = () => {
  const { t } = useWords();
  const { view, retried } = useUnit({ view: pairModel.$view, retried: pairModel.retried });
  switch (view._tag) {
    case 'Pending':
      return null;
    case 'Failed':
      return (
        <div className={styles.notices}>
          <FailureNotice
            title={t('pair.failed')}
            failure={view.failure}
            retryLabel={t('pair.retry')}
            onRetry={retried}
          />
        </div>
      );
    case 'Shown':
      return view.unknownTickers.length === 0 ? null : (
        <div className={styles.notices}>
          {view.unknownTickers.map((ticker) => (
            <Alert key={ticker} tone="warning" title={t('pair.unknown', { ticker: ticker.toUpperCase() })}>
              {t('pair.unknownAdvice')}
            </Alert>
          ))}
        </div>
      );
  }
};
