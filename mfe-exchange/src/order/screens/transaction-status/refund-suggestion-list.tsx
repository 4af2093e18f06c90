import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { AddressText, NativeButton } from '@coinlane/shared-ui/components';

import type { ArrivedAsset, RefundSuggestion } from '../../domain/transaction';
import { refundSuggestionsModel } from '../../model/order-actions';
import { useWords } from '../../../page/screens/words';
import styles from './transaction-status.module.css';

type Props = {
  readonly asset: ArrivedAsset;
  readonly onPick: (suggestion: RefundSuggestion) => void;
};

/** Known addresses that are valid on the asset's network, each with its source. A press fills one in. */
export const RefundSuggestionList = ({ asset, onPick }: Props) => {
  const { t } = useWords();
  const suggestions = useUnit(refundSuggestionsModel.$suggestions);
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <ul className={styles.chips} aria-label={t('refund.known', { network: networkName(asset.network) })}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.address}>
            <NativeButton type="button" className={styles.chip} onClick={() => onPick(suggestion)}>
              <span className={styles.term}>{t(`refund.source.${suggestion.source}`)}</span>{' '}
              <AddressText address={suggestion.address} format="short" />
            </NativeButton>
          </li>
        ))}
      </ul>
      {suggestions.some(({ source }) => source === 'sender') && (
        <p className={styles.term}>{t('refund.senderWarning')}</p>
      )}
    </div>
  );
};
