import { useUnit } from 'effector-react';
import { useState } from 'react';

import { networkName } from '@coinlane/chains/networks';
import { AddressText, Alert, Button, Checkbox, Dialog } from '@coinlane/shared-ui/components';

import type { ArrivedAsset, RefundRequest } from '../../domain/transaction';
import { refundSuggestionsModel } from '../../model/order-actions';
import { transactionStatusModel } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import styles from './transaction-status.module.css';

type Props = {
  readonly asset: ArrivedAsset;
  readonly request: RefundRequest;
  /** The asset's name for its tag. Null: none. */
  readonly tagName: string | null;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

const TargetFacts = ({ asset, request, tagName }: Pick<Props, 'asset' | 'request' | 'tagName'>) => {
  const { t, ticker } = useWords();
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('refund.to')}</dt>
        <dd>
          <AddressText address={request.address} />
        </dd>
      </div>
      {tagName !== null && (
        <div className={styles.fact}>
          <dt>{tagName}</dt>
          <dd>{request.extraId === '' ? t('refund.noTag') : <AddressText address={request.extraId} />}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>{t('refund.network')}</dt>
        <dd>{`${ticker(asset)}\u00A0·\u00A0${networkName(asset.network)}`}</dd>
      </div>
    </dl>
  );
};

/**
 * Shows the destination of the refund before it is sent, to compare it with the wallet. Includes the network if
 * another asset arrived.
 */
export const RefundConfirmation = ({ asset, request, tagName, confirmLabel, onConfirm, onClose }: Props) => {
  const { t, ticker } = useWords();
  const isOtherAsset = useUnit(transactionStatusModel.$transaction)?.depositNote?.kind === 'wrongAsset';
  const [isNetworkConfirmed, setIsNetworkConfirmed] = useState(!isOtherAsset);
  const suggestions = useUnit(refundSuggestionsModel.$suggestions);
  const isSender = suggestions.some(
    ({ source, address }) => source === 'sender' && address === request.address,
  );
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('refund.confirmTitle')}
      closeLabel={t('refund.change')}
      footer={
        <div className={styles.notify}>
          <Button isWide disabled={!isNetworkConfirmed} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button isWide variant="secondary" onClick={onClose}>
            {t('refund.change')}
          </Button>
        </div>
      }
    >
      <div className={styles.sunken}>
        <TargetFacts asset={asset} request={request} tagName={tagName} />
        <p>{t('refund.confirmAdvice', { ticker: ticker(asset), network: networkName(asset.network) })}</p>
        {isOtherAsset && (
          <Checkbox
            label={t('refund.onNetwork', { network: networkName(asset.network) })}
            checked={isNetworkConfirmed}
            onChange={({ target }) => setIsNetworkConfirmed(target.checked)}
          />
        )}
        {isSender && <Alert tone="warning">{t('refund.senderWarning')}</Alert>}
      </div>
    </Dialog>
  );
};
