import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';

import {
  Badge,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  TextField,
  TextLink,
} from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { SavedOrder } from '../domain/saved-order';
import { isTransactionId, payinFigure, payoutFigure, statusName } from '../domain/transaction';
import type { OrderFigure, Transaction, TransactionLeg } from '../domain/transaction';
import { clockModel } from '../model/clock';
import { savedOrdersModel } from '../model/saved-orders';
import { dateText, useWords } from './words';
import styles from './transaction-history.module.css';

/** Opens any order by its ID, also one from another browser. The page decides which actions are available. */
const FindOrder = () => {
  const { t } = useWords();
  const { navigation } = useRemoteProps();
  const [id, setId] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const asked = id.trim().toLowerCase();
    setIsWrong(!isTransactionId(asked));
    if (isTransactionId(asked)) navigation.push(`/exchange/txs/${asked}`);
  };
  return (
    <Card as="section" aria-labelledby="find-order" padding="medium">
      <form
        noValidate
        className={styles.find}
        onSubmit={handleSubmit}
        role="search"
        aria-labelledby="find-order"
      >
        <h2 id="find-order" className={styles.findTitle}>
          {t('order.history.find')}
        </h2>
        <TextField
          label={t('status.id')}
          isMonospace
          value={id}
          maxLength={64}
          autoComplete="off"
          error={isWrong ? t('order.history.noId') : undefined}
          onChange={({ target }) => {
            setId(target.value);
            setIsWrong(false);
          }}
        />
        <Button type="submit" variant="secondary">
          {t('order.history.open')}
        </Button>
      </form>
    </Card>
  );
};

/** Formats an amount of a pair. Marks an estimate and omits an amount that was not transferred. */
const usePartText = () => {
  const { t, exact, ticker } = useWords();
  return (figure: OrderFigure | null, leg: TransactionLeg): string => {
    if (figure === null || figure.kind === 'lapsed') return ticker(leg);
    const amount = `${exact(figure.amount)} ${ticker(figure)}`;
    return figure.kind === 'estimated' ? t('order.history.about', { amount }) : amount;
  };
};

const Seen = ({ transaction, seenAt }: { readonly transaction: Transaction; readonly seenAt: number }) => {
  const { t, age } = useWords();
  const partText = usePartText();
  const now = useUnit(clockModel.$now);
  const { payin, payout, status, createdAt } = transaction;
  return (
    <>
      <p className={styles.pair}>
        {partText(payinFigure(transaction), payin)} → {partText(payoutFigure(transaction), payout)}
      </p>
      <p>
        <Badge>{t(`state.${statusName(status)}.title`)}</Badge>
      </p>
      <p className={styles.muted}>
        <time dateTime={new Date(createdAt).toISOString()}>{dateText(createdAt)}</time>
        {' · '}
        {t('order.history.seen', { age: age(now - seenAt) })}
      </p>
    </>
  );
};

const Row = ({ entry: { transactionId, transaction, seenAt } }: { readonly entry: SavedOrder }) => {
  const { t } = useWords();
  return (
    <li className={styles.row}>
      <TextLink href={`/exchange/txs/${transactionId}`}>
        <span translate="no" className={styles.id}>
          {transactionId}
        </span>
      </TextLink>
      {transaction === null ? (
        <p className={styles.muted}>{t('order.history.unseen')}</p>
      ) : (
        <Seen transaction={transaction} seenAt={seenAt} />
      )}
    </li>
  );
};

const Orders = () => {
  const { t } = useWords();
  const { history, isRefreshing } = useUnit({
    history: savedOrdersModel.$history,
    isRefreshing: savedOrdersModel.$isRefreshing,
  });
  if (history.length === 0)
    return (
      <EmptyState
        title={t('order.history.empty')}
        action={<ButtonLink href="/exchange">{t('status.newExchange')}</ButtonLink>}
      >
        {t('order.history.emptyAdvice')}
      </EmptyState>
    );
  return (
    <Card as="section" aria-labelledby="history" padding="medium">
      <p role="status" className={styles.muted}>
        {isRefreshing ? t('order.history.refreshing') : ''}
      </p>
      <ul className={styles.rows} aria-labelledby="history">
        {history.map((entry) => (
          <Row key={entry.transactionId} entry={entry} />
        ))}
      </ul>
    </Card>
  );
};

/** This browser's orders in their last known state, and a search by ID. */
export const HistoryScreen = () => {
  const { t } = useWords();
  const { opened, ids } = useUnit({
    opened: savedOrdersModel.historyOpened,
    ids: savedOrdersModel.$ids,
  });
  const count = ids.length;
  useEffect(() => {
    if (count > 0) opened();
  }, [opened, count]);
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <h1 id="history" tabIndex={-1}>
          {t('order.history.head')}
        </h1>
        <p className={styles.muted}>{t('order.history.hint')}</p>
        <FindOrder />
        <Orders />
      </div>
    </div>
  );
};
