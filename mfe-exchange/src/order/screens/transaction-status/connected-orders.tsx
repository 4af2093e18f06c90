import { Card, TextLink } from '@coinlane/shared-ui/components';

import { statusName } from '../../domain/transaction';
import type { ConnectedTransaction } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const Row = ({ order }: { readonly order: ConnectedTransaction }) => {
  const { t, exact } = useWords();
  const { transactionId, relation, status, amount, displayTicker } = order;
  return (
    <li className={styles.connectedRow}>
      <span className={styles.term}>{t(`order.relation.${relation}`)}</span>
      <TextLink href={`/exchange/txs/${transactionId}`}>{transactionId}</TextLink>
      <span>
        {t(`state.${statusName(status)}.title`)}
        {amount !== null && displayTicker !== null && ` · ${exact(amount)} ${displayTicker.toUpperCase()}`}
      </span>
    </li>
  );
};

/** Related orders: the original, a second deposit, parts and continuations. */
export const ConnectedOrders = ({ transaction: { original, connected } }: StageProps) => {
  const { t } = useWords();
  const all = original === null ? connected : [original, ...connected];
  if (all.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="transaction-connected" padding="medium">
      <h2 id="transaction-connected" className={styles.panelTitle}>
        {t('order.relation.title')}
      </h2>
      {connected.some(({ relation }) => relation === 'repeated') && <p>{t('order.relation.second')}</p>}
      <ul className={styles.connected}>
        {all.map((order) => (
          <Row key={order.transactionId} order={order} />
        ))}
      </ul>
    </Card>
  );
};
