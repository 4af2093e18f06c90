import { useUnit } from 'effector-react';

import { TextLink } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { localTransactionsModel } from '../../model/local-transactions';
import type { StatusView } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import { DataAge } from './data-age';
import { RefundAddressForm } from './refund-address-form';
import { StageBody } from './stage-body';
import { StageFrame } from './stage-frame';
import { Heading } from './transaction-panel';
import styles from './transaction-status.module.css';
import { VisitorActions } from './visitor-actions';

type Props = { readonly view: Extract<StatusView, { readonly _tag: 'Shown' }> };

/**
 * A transaction in a widget: its status and the user's options. The options are here because only the frame's storage
 * knows the order as the user's. Everything else is on the order's page.
 */
export const WidgetTransaction = ({ view: { transaction, stage, ...view } }: Props) => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  const isOwn = useUnit(localTransactionsModel.$ids).includes(transaction.transactionId);
  return (
    <>
      <Heading transaction={transaction} />
      <DataAge view={{ ...view, transaction, stage }} />
      <div className={styles.column}>
        <StageFrame transaction={transaction}>
          <StageBody stage={stage} transaction={transaction} />
        </StageFrame>
        {isOwn && <VisitorActions transaction={transaction} />}
        {isOwn && <RefundAddressForm transaction={transaction} />}
        <p>
          <TextLink href={`/exchange/txs/${transaction.transactionId}`} target="_blank">
            {t('widget.openOrder', { brand: config.brand })}
          </TextLink>
        </p>
        <p>
          <TextLink href="/exchange">{t('status.newExchange')}</TextLink>
        </p>
      </div>
    </>
  );
};
