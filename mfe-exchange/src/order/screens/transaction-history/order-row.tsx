import { useUnit } from 'effector-react';

import { CurrencyIcon, useLinkComponent } from '@coinlane/shared-ui/components';
import { ChevronRightIcon } from '@coinlane/shared-ui/icons';

import type { ListedOrder } from '../../domain/saved-order';
import {
  arrivedAsset,
  depositWindowMs,
  durationOf,
  payinFigure,
  payoutFigure,
} from '../../domain/transaction';
import type { OrderFigure, OrderState, Transaction, TransactionLeg } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { StatusPill } from '../../ui/status-pill';
import { clockText, dateText, momentText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import styles from './transaction-history.module.css';

/** Formats an amount of a pair. Marks an estimate, and omits an amount that was not transferred. */
const partText = ({ t, exact, ticker }: Words, figure: OrderFigure | null, leg: TransactionLeg): string => {
  if (figure === null || figure.kind === 'lapsed') return ticker(leg);
  const amount = `${exact(figure.amount)} ${ticker(figure)}`;
  return figure.kind === 'estimated' ? t('order.history.about', { amount }) : amount;
};

const dayText = (at: number): string => dateText(at).slice(0, 10);

const refundText = ({ exact, ticker, t }: Words, transaction: Transaction): string => {
  const asset = arrivedAsset(transaction);
  return transaction.refundAmount === null || asset === null
    ? ''
    : t('order.history.returned', { amount: `${exact(transaction.refundAmount)} ${ticker(asset)}` });
};

const decisionText = ({ t }: Words, { depositNote }: Transaction): string => {
  const until = depositNote?.decideUntil ?? null;
  return until === null ? '' : t('order.history.chooseBy', { date: dayText(until) });
};

type Next = (words: Words, transaction: Transaction, now: number) => string;

const thenPayout: Next = ({ t }) => t('order.history.then.payout');

/** Next step, or how the order ended. Expired orders have neither. */
const NEXT: Readonly<Partial<Record<OrderState, Next>>> = {
  waiting: ({ t }, transaction, now) => {
    const leftMs = depositWindowMs(transaction, now);
    return leftMs === null ? '' : t('order.history.left', { time: clockText(Math.ceil(leftMs / 1000)) });
  },
  new: ({ t }) => t('order.history.then.address'),
  confirming: ({ t }, { confirmations }) =>
    confirmations === null ? t('order.history.then.exchange') : t('order.history.confirmed', confirmations),
  exchanging: thenPayout,
  processing: thenPayout,
  overpaid: thenPayout,
  sending: ({ t }) => t('order.history.then.arrival'),
  refunding: ({ t }) => t('order.history.then.refund'),
  verifying: ({ t }) => t('order.history.then.check'),
  paying: ({ t }) => t('order.history.then.charge'),
  paid: thenPayout,
  finished: ({ t }, transaction) => {
    const duration = durationOf(transaction);
    return t('order.history.inMinutes', { minutes: duration._tag === 'Minutes' ? duration.minutes : '< 1' });
  },
  failed: ({ t }, { areActionsAvailable }) =>
    t(areActionsAvailable ? 'pill.underpaid' : 'order.history.contact'),
  paid_failed: ({ t }) => t('order.history.contact'),
  unknown: ({ t }) => t('order.history.contact'),
  refunded: refundText,
  underpaid: decisionText,
  late: decisionText,
  wrongAsset: decisionText,
};

/** Icon of a currency. Shows letters if the content service has no image. */
const CoinIcon = ({ leg: { displayTicker, ticker } }: { readonly leg: TransactionLeg }) => (
  <CurrencyIcon ticker={displayTicker} src={`/gateway/content/icons/${encodeURIComponent(ticker)}.svg`} />
);

type SeenProps = { readonly transaction: Transaction; readonly state: OrderState; readonly seenAt: number };

const Seen = ({ transaction, state, seenAt }: SeenProps) => {
  const words = useWords();
  const { t, age } = words;
  const { now, isOnline } = useUnit({ now: clockModel.$now, isOnline: clockModel.$isOnline });
  const { transactionId, payin, payout, createdAt } = transaction;
  return (
    <>
      <span className={styles.icons}>
        <CoinIcon leg={payin} />
        <CoinIcon leg={payout} />
      </span>
      <span className={styles.main}>
        <span className={styles.pair}>
          {t('order.history.pair', {
            from: partText(words, payinFigure(transaction), payin),
            to: partText(words, payoutFigure(transaction), payout),
          })}
        </span>
        <span className={styles.muted}>
          <span translate="no" className={styles.id}>
            {transactionId}
          </span>
          <span className={styles.dot}> · </span>
          <time dateTime={new Date(createdAt).toISOString()}>
            {momentText(createdAt).replaceAll(' ', '\u00A0')}
          </time>
          {!isOnline && (
            <>
              <span className={styles.dot}> · </span>
              {t('order.history.seen', { age: age(now - seenAt) })}
            </>
          )}
        </span>
      </span>
      <StatusPill state={state}>{t(`pill.${state}`)}</StatusPill>
      <span className={styles.next}>{NEXT[state]?.(words, transaction, now) ?? ''}</span>
    </>
  );
};

/** An order: pair, amounts, ID, date, status and next step. The row is the link. */
export const OrderRow = ({
  order: { transactionId, transaction, state, seenAt },
}: {
  readonly order: ListedOrder;
}) => {
  const { t } = useWords();
  const Link = useLinkComponent();
  return (
    <li>
      <Link href={`/exchange/txs/${transactionId}`} className={styles.row}>
        {transaction === null || state === null ? (
          <span className={styles.main}>
            <span translate="no" className={styles.id}>
              {transactionId}
            </span>
            <span className={styles.muted}>{t('order.history.unseen')}</span>
          </span>
        ) : (
          <Seen transaction={transaction} state={state} seenAt={seenAt} />
        )}
        <ChevronRightIcon size="small" />
      </Link>
    </li>
  );
};
