import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Button, CopyButton } from '@coinlane/shared-ui/components';
import { BellIcon } from '@coinlane/shared-ui/icons';

import { orderStateOf } from '../../domain/transaction';
import type { OrderState, Transaction } from '../../domain/transaction';
import { $unavailable } from '../../../page/model/settings';
import { clockModel } from '../../../page/model/clock';
import { localTransactionsModel } from '../../model/local-transactions';
import type { StatusView } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import { ChainNotice } from './chain-notice';
import { ConnectedOrders } from './connected-orders';
import { DataAge } from './data-age';
import { Decision } from './decision';
import { headingKey } from './fiat-words';
import { KeepOrder } from './keep-order';
import { NotificationForm, NOTIFY_ID } from './notification-form';
import { isPaused } from './progress-steps';
import { RefundAddressForm } from './refund-address-form';
import { StageBody } from './stage-body';
import { StageFrame } from './stage-frame';
import type { StageProps } from './stage-props';
import { SupportLine } from './support-line';
import { TransactionFacts } from './transaction-facts';
import styles from './transaction-status.module.css';
import { TypicalProblems } from './typical-problems';

type Shown = Extract<StatusView, { readonly _tag: 'Shown' }>;

/** The pair, the ID with its copy button, and the age of the data. */
export const Heading = ({ view }: { readonly view: Shown }) => {
  const { t, ticker } = useWords();
  const { payin, payout, transactionId: id } = view.transaction;
  return (
    <header className={styles.heading}>
      <h1 tabIndex={-1}>{t(headingKey(view.transaction), { from: ticker(payin), to: ticker(payout) })}</h1>
      <div className={styles.id}>
        <span>{t('status.id')}</span>{' '}
        <span translate="no" className={styles.mono}>
          {id}
        </span>{' '}
        <CopyButton
          value={id}
          label={t('status.copyId')}
          copiedLabel={t('copy.copied')}
          announcement={t('copy.idCopied')}
          failedLabel={t('copy.failed')}
          isIconOnly
        />
        <DataAge view={view} />
      </div>
    </header>
  );
};

type BodyProps = Pick<Shown, 'transaction' | 'stage'> & {
  /** The user's decision. */
  readonly children: ReactNode;
};

/** Content of the main card: details of the stage, or the user's decision. */
export const OrderBody = ({ transaction, stage, children }: BodyProps) => {
  const now = useUnit(clockModel.$now);
  const isChoice = isPaused(orderStateOf(transaction, now));
  return (
    <>
      <ChainNotice transaction={transaction} />
      {!isChoice && <StageBody stage={stage} transaction={transaction} />}
      {children}
    </>
  );
};

/** The decision, and a refund address for later. Only the owner can set it. */
const OwnerControls = ({ transaction }: { readonly transaction: Transaction }) => {
  const { ids, isRead } = useUnit({
    ids: localTransactionsModel.$ids,
    isRead: localTransactionsModel.$isRead,
  });
  // until this browser's orders are read, space is reserved for the controls of their owner
  const isOwn = !isRead || ids.includes(transaction.transactionId);
  return (
    <>
      <Decision transaction={transaction} />
      {isOwn && <RefundAddressForm transaction={transaction} />}
    </>
  );
};

/** States in which the user can only wait. */
const WAITING_STATES: readonly OrderState[] = [
  'confirming',
  'exchanging',
  'processing',
  'sending',
  'refunding',
  'paying',
  'paid',
];

/** Moves the focus to the notifications, which are further down on a phone. */
const NotifyAction = ({ transaction }: { readonly transaction: Transaction }) => {
  const { t } = useWords();
  const { now, unavailable } = useUnit({ now: clockModel.$now, unavailable: $unavailable });
  if (unavailable.includes('email')) return null;
  if (!WAITING_STATES.includes(orderStateOf(transaction, now))) return null;
  return (
    <div className={styles.waiting}>
      <Button
        variant="secondary"
        icon={<BellIcon size="small" />}
        onClick={() => document.getElementById(NOTIFY_ID)?.querySelector('input')?.focus()}
      >
        {t('notify.submit')}
      </Button>
      <p className={styles.term}>{t('notify.hint')}</p>
    </div>
  );
};

const MainColumn = ({ transaction, stage }: Pick<Shown, 'transaction' | 'stage'>) => (
  <div className={styles.column}>
    <StageFrame transaction={transaction}>
      <NotifyAction transaction={transaction} />
      <OrderBody stage={stage} transaction={transaction}>
        <OwnerControls transaction={transaction} />
      </OrderBody>
    </StageFrame>
    <ConnectedOrders transaction={transaction} />
    <TypicalProblems transaction={transaction} />
  </div>
);

const SideColumn = ({ transaction, receivedAt }: StageProps & { readonly receivedAt: number }) => (
  <div className={styles.column}>
    <TransactionFacts transaction={transaction}>
      <KeepOrder transaction={transaction} />
    </TransactionFacts>
    <NotificationForm transaction={transaction} />
    <SupportLine transaction={transaction} receivedAt={receivedAt} />
  </div>
);

/** A transaction in its last known state, with its age. */
export const TransactionPanel = ({ view }: { readonly view: Shown }) => (
  <>
    <Heading view={view} />
    <div className={styles.layout}>
      <MainColumn transaction={view.transaction} stage={view.stage} />
      <SideColumn transaction={view.transaction} receivedAt={view.receivedAt} />
    </div>
  </>
);
