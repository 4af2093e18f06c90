import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';
import { FailureAlert } from '@coinlane/shared-ui/failure';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { pairModel } from '../../model/pair';
import { useWords } from '../../../page/screens/words';
import styles from './exchange-form.module.css';

const Failed = ({ failure }: { readonly failure: CallFailure }) => {
  const { t } = useWords();
  const retried = useUnit(pairModel.retried);
  return (
    <FailureAlert
      ns="exchange"
      tone="warning"
      isAutomatic
      title={t('pair.failed')}
      failure={failure}
      retryLabel={t('pair.retry')}
      onRetry={() => retried()}
    />
  );
};

/** Notices about the pair: an unknown ticker, or a list that failed to load. */
export const PairNotices = () => {
  const { t } = useWords();
  const view = useUnit(pairModel.$view);
  if (view._tag === 'Pending') return null;
  const unknown = view._tag === 'Shown' ? view.unknownTickers : [];
  return unknown.length === 0 && view.failure === null ? null : (
    <div className={styles.notices}>
      {view.failure !== null && <Failed failure={view.failure} />}
      {unknown.map((ticker) => (
        <Alert key={ticker} tone="warning" title={t('pair.unknown', { ticker: ticker.toUpperCase() })}>
          {t('pair.unknownAdvice')}
        </Alert>
      ))}
    </div>
  );
};
