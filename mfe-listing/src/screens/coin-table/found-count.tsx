import { createWatch } from 'effector';
import type { Scope } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback, useLayoutEffect, useRef } from 'react';

import { formatAmount } from '@coinlane/shared-contracts/amounts';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { listingModel } from '../../model/listing';
import styles from './coin-table.module.css';

const foundNow = (scope: Scope | null): number | null =>
  scope === null ? null : scope.getState(listingModel.$found);

const useFoundWords = () => {
  const { t, i18n } = useTranslation('listing');
  return useCallback(
    (found: number | null): string =>
      found === null
        ? t('loading')
        : t('currencies.found', { total: formatAmount(String(found), i18n.language) }),
    [t, i18n.language],
  );
};

/**
 * Number of rows of the table. Updated with every key press, before the rows are rendered. Sets its text outside
 * React, because another render per key press is as expensive as the search.
 */
export const FoundCount = () => {
  const scope = useProvidedScope();
  const ref = useRef<HTMLParagraphElement>(null);
  const wordsOf = useFoundWords();
  useLayoutEffect(() => {
    const say = (found: number | null): void => {
      const words = wordsOf(found);
      if (ref.current !== null && ref.current.textContent !== words) ref.current.textContent = words;
    };
    say(foundNow(scope));
    return createWatch({ unit: listingModel.$found, fn: say, ...(scope !== null && { scope }) });
  }, [scope, wordsOf]);
  return (
    <div className={styles.countBox}>
      <p ref={ref} role="status" className={styles.count}>
        {wordsOf(foundNow(scope))}
      </p>
    </div>
  );
};
