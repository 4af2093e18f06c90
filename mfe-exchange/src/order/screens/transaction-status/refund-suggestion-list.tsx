import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { AddressText, Alert, Button } from '@coinlane/shared-ui/components';

import type { ArrivedAsset, RefundSuggestion } from '../../domain/transaction';
import { refundSuggestionsModel } from '../../model/order-actions';
import { useWords } from '../../../page/screens/words';
import styles from './transaction-status.module.css';

type Props = {
  readonly asset: ArrivedAsset;
  readonly onPick: (suggestion: RefundSuggestion) => void;
};

/** Known addresses that are valid on the asset's network, each with its source. Filled in only by a press. */
export const RefundSuggestionList = ({ asset, onPick }: Props) => {
  const { t } = useWords();
  const suggestions = useUnit(refundSuggestionsModel.$suggestions);
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.notify}>
      <p className={styles.term}>{t('refund.known', { network: networkName(asset.network) })}</p>
      <ul
        className={styles.connected}
        aria-label={t('refund.known', { network: networkName(asset.network) })}
      >
        {suggestions.map((suggestion) => (
          <li key={suggestion.address} className={styles.copyRow}>
            <div>
              <p className={styles.term}>{t(`refund.source.${suggestion.source}`)}</p>
              <AddressText address={suggestion.address} />
            </div>
            <Button size="small" variant="secondary" onClick={() => onPick(suggestion)}>
              {t('refund.use')}
            </Button>
          </li>
        ))}
      </ul>
      {suggestions.some(({ source }) => source === 'sender') && (
        <Alert tone="warning">{t('refund.senderWarning')}</Alert>
      )}
    </div>
  );
};
