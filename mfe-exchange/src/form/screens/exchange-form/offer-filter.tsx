import { useUnit } from 'effector-react';

import { Checkbox } from '@coinlane/shared-ui/components';
import { ChevronDownIcon } from '@coinlane/shared-ui/icons';

import { hasDocumentChoice, withProvider } from '../../domain/estimate';
import { estimateModel } from '../../model/estimate';
import { useWords } from '../../../page/screens/words';
import { offerName } from '../offer-name';
import styles from './offer-filter.module.css';

/** Excludes providers that ask for documents, or single providers. The last provider cannot be excluded. */
export const OfferFilter = () => {
  const { t } = useWords();
  const { offers, filter, change } = useUnit({
    offers: estimateModel.$offers,
    filter: estimateModel.$filter,
    change: estimateModel.filterChanged,
  });
  const offered = offers?.estimates ?? [];
  const included = offered.filter(({ provider }) => !filter.excluded.includes(provider));
  return (
    <details className={styles.filter}>
      <summary>
        {t('offers.filter')}
        <ChevronDownIcon size="small" />
      </summary>
      {hasDocumentChoice(offered) && (
        <Checkbox
          label={t('offers.withoutDocuments')}
          checked={filter.withoutDocuments}
          onChange={({ target }) => change({ ...filter, withoutDocuments: target.checked })}
        />
      )}
      <fieldset className={styles.providers}>
        <legend>{t('offers.providers')}</legend>
        {offered.map((estimate) => {
          const isIncluded = included.includes(estimate);
          return (
            <Checkbox
              key={estimate.provider}
              label={<span translate="no">{offerName(t, estimate)}</span>}
              checked={isIncluded}
              disabled={isIncluded && included.length === 1}
              onChange={() => change(withProvider(filter, estimate.provider))}
            />
          );
        })}
      </fieldset>
    </details>
  );
};
