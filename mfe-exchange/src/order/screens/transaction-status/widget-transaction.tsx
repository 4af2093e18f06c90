import { TextLink } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { StatusView } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import { StageFrame } from './stage-frame';
import { Heading, OrderBody } from './transaction-panel';
import styles from './transaction-status.module.css';

type Props = { readonly view: Extract<StatusView, { readonly _tag: 'Shown' }> };

/**
 * A transaction in a widget: its status and the user's options. The options are here because only the frame's storage
 * knows the order as the user's. Everything else is on the order's page.
 */
export const WidgetTransaction = ({ view }: Props) => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  const { transaction, stage } = view;
  return (
    <>
      <Heading view={view} />
      <div className={styles.column}>
        <StageFrame transaction={transaction}>
          <OrderBody stage={stage} transaction={transaction} />
        </StageFrame>
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
