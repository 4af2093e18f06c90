import { Card, TextLink } from '@coinlane/shared-ui/components';

import { statusName } from '../../domain/transaction';
import type { ConnectedTransaction } from '../../domain/transaction';
import { StatusPill } from '../../ui/status-pill';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import { amountText } from './status-words';
import styles from './transaction-status.module.css';

const Row = ({ order }: { readonly order: ConnectedTransaction }) => {
  const words = useWords();
  const { t } = words;
  const { transactionId, relation, status, amount, displayTicker } = order;
  const state = statusName(status);
  return (
    <li className={styles.connectedRow}>
      <span>
        <span className={styles.term}>{t(`order.relation.${relation}`)}</span>{' '}
        {amount !== null && displayTicker !== null && (
          <span className={styles.unbroken}>{amountText(words, amount, { displayTicker })}</span>
        )}
      </span>
      <StatusPill state={state}>{t(`pill.${state}`)}</StatusPill>
      <TextLink href={`/exchange/txs/${transactionId}`}>{transactionId}</TextLink>
    </li>
  );
};

/** Related orders: the original, a second deposit, parts and continuations. */
export const ConnectedOrders = ({ transaction: { original, connected } }: StageProps) => {
  const { t } = useWords();
  const all = original === null ? connected : [original, ...connected];
  if (all.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="transaction-connected" className={styles.panel}>
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
