import { ButtonLink, TextLink } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { CONTROL_TOKENS_KEY, controlTokenIn } from '../../domain/transaction';
import type { StatusView } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import { StageFrame } from './stage-frame';
import { Heading, OrderBody } from './transaction-panel';
import styles from './transaction-status.module.css';

type Props = { readonly view: Extract<StatusView, { readonly _tag: 'Shown' }> };

/**
 * A transaction in a widget: its status. The user decides on the order page, in a new tab, because the page around
 * a frame can cover its buttons and direct clicks to them. Only the storage of the frame proves that the order
 * belongs to the user, so the link contains the control token. The token is in the hash, which is not sent.
 */
export const WidgetTransaction = ({ view }: Props) => {
  const { t } = useWords();
  const { config, storage } = useRemoteProps();
  const { transaction, stage } = view;
  const { transactionId: id, areActionsAvailable } = transaction;
  const token = controlTokenIn(storage.read(CONTROL_TOKENS_KEY), id) ?? '';
  const OrderLink = areActionsAvailable ? ButtonLink : TextLink;
  return (
    <>
      <Heading view={view} />
      <div className={styles.column}>
        <StageFrame transaction={transaction}>
          <OrderBody stage={stage} transaction={transaction}>
            {areActionsAvailable && <p>{t('widget.decide', { brand: config.brand })}</p>}
          </OrderBody>
        </StageFrame>
        <p>
          <OrderLink href={`/own-order#${id}=${token}`} target="_blank">
            {t('widget.openOrder', { brand: config.brand })}
          </OrderLink>
        </p>
        <p>
          <TextLink href="/exchange">{t('status.newExchange')}</TextLink>
        </p>
      </div>
    </>
  );
};
