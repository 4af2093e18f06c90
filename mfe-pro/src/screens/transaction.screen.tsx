import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert, ButtonLink, Card, CopyButton, EmptyState, Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { CircleCheckIcon, SearchIcon } from '@coinlane/shared-ui/icons';
import { FailureAlert } from '@coinlane/shared-ui/failure';

import { isPositive } from '../domain/amount';
import { formatMoment } from '../domain/moment';
import { isFinal } from '../domain/trade';
import type { Trade } from '../domain/trade';
import { tradeStatusModel } from '../model/trade-status';
import { FactList, FactRow } from '../ui/facts';
import { Amount } from '../ui/money';
import { usePoll } from '../ui/poll';
import { TradeSteps } from '../ui/trade-steps';
import type { ScreenProps } from './area';
import styles from './transaction.module.css';

/** Polling interval of a status, in ms (spec §9 "Timing"). */
const POLL_MS = 5000;
/** Currency of the cashback. */
const CASHBACK_TICKER = 'now';

const outcomeOf = (trade: Trade): 'done' | 'failed' | undefined => {
  if (!isFinal(trade)) return undefined;
  return trade.status === 'finished' ? 'done' : 'failed';
};

const Outcome = ({ trade }: { readonly trade: Trade }) => {
  const { t } = useTranslation('pro');
  switch (outcomeOf(trade)) {
    case 'done':
      return (
        <div role="status" className={styles.done}>
          <CircleCheckIcon size="large" className={styles.mark} />
          <h2 className={styles.heading}>{t('tradeStatus.done')}</h2>
          <p className={styles.got}>
            <Amount amount={trade.toAmount} currency={trade.to} sign="+" />
          </p>
        </div>
      );
    case 'failed':
      return (
        <Alert tone="danger" role="alert" title={t('tradeStatus.failed')}>
          {t('tradeStatus.failedText')}
        </Alert>
      );
    case undefined:
      return (
        <Alert role="status" title={t('tradeStatus.underWay')}>
          {t('tradeStatus.underWayText')}
        </Alert>
      );
  }
};

/** Amounts of a trade, final or expected. After a failure only the paid amount. */
const TradeFacts = ({ trade }: { readonly trade: Trade }) => {
  const { t } = useTranslation('pro');
  const outcome = outcomeOf(trade);
  return (
    <FactList isSunken>
      <FactRow label={t('tradeStatus.paid')}>
        <Amount amount={trade.fromAmount} currency={trade.from} isExact />
      </FactRow>
      {outcome !== 'failed' && (
        <FactRow label={t(outcome === 'done' ? 'tradeStatus.got' : 'trade.youGet')}>
          <Amount amount={trade.toAmount} currency={trade.to} isExact />
        </FactRow>
      )}
      {outcome === 'done' && isPositive(trade.cashback) && (
        <FactRow label={t('navigation.cashback')}>
          <Amount amount={trade.cashback} currency={CASHBACK_TICKER} sign="+" />
        </FactRow>
      )}
      {trade.atMs !== null && (
        <FactRow label={t('history.date')}>
          <time dateTime={new Date(trade.atMs).toISOString()}>{formatMoment(trade.atMs)}</time>
        </FactRow>
      )}
      <FactRow label={t('history.id')}>
        <span className={styles.id}>
          <bdi translate="no">{trade.id}</bdi>
          <CopyButton
            isIconOnly
            value={trade.id}
            label={t('copy')}
            copiedLabel={t('copied')}
            failedLabel={t('copyFailed')}
          />
        </span>
      </FactRow>
    </FactList>
  );
};

const Shown = ({ trade }: { readonly trade: Trade }) => {
  const { t } = useTranslation('pro');
  return (
    <>
      <TradeSteps current="STATUS" outcome={outcomeOf(trade)} />
      <Card padding="large" className={styles.card}>
        <Outcome trade={trade} />
        <TradeFacts trade={trade} />
        <div className={styles.buttons}>
          <ButtonLink href="/pro/exchange">{t('tradeStatus.another')}</ButtonLink>
          <ButtonLink variant="secondary" href="/pro/balance">
            {t('navigation.balance')}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
};

/** Result of a trade (spec §2 "/pro/exchange/txs/{txId}"). */
export const TransactionScreen = ({ id }: ScreenProps) => {
  const { t } = useTranslation('pro');
  const { query, isFetching, open, due } = useUnit({
    query: tradeStatusModel.trade.$query,
    isFetching: tradeStatusModel.trade.$pending,
    open: tradeStatusModel.opened,
    due: tradeStatusModel.pollDue,
  });
  useEffect(() => {
    open(id);
  }, [open, id]);
  usePoll(POLL_MS, due);
  if (query._tag === 'Pending') return <Skeleton shape="card" count={2} label={t('loading')} />;
  if (query._tag === 'Ready')
    return (
      <div className={styles.status}>
        <Shown trade={query.value} />
      </div>
    );
  if (query.problem._tag !== 'Missing')
    return <FailureAlert ns="pro" failure={query.problem} isRetrying={isFetching} onRetry={() => open(id)} />;
  return (
    <Card>
      <EmptyState
        icon={<SearchIcon size="large" />}
        title={t('tradeStatus.missing')}
        action={<ButtonLink href="/pro/history">{t('overview.allHistory')}</ButtonLink>}
      >
        {t('tradeStatus.missingText')}
      </EmptyState>
    </Card>
  );
};
