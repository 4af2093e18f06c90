import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { Card, Skeleton } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import { AddressNotice } from './address-notice';
import { CalculatorCard } from './calculator-card';
import styles from './exchange-form.module.css';
import { FormIntro } from './form-intro';
import { OffersPanel } from './offers-panel';
import { PairNotices } from './pair-notices';

type ExchangeFormScreenProps = {
  /** Details of the price, in a separate chunk. */
  readonly extras: ReactNode;
  /** Recipient and button, in a separate chunk. */
  readonly details: ReactNode;
  /** The latest orders of this browser, in a separate chunk. */
  readonly recent?: ReactNode;
};

/** The exchange form. Reads no store, so that it does not render again before its parts are hydrated. */
export const ExchangeFormScreen = ({ extras, details, recent }: ExchangeFormScreenProps) => {
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <FormIntro />
        <AddressNotice />
        <PairNotices />
        <div className={styles.layout}>
          <CalculatorCard details={details} />
          <div className={styles.side}>
            <OffersPanel />
            <Card as="section" aria-labelledby="exchange-price">
              <h2 id="exchange-price" className={styles.priceTitle}>
                {t('price.details')}
              </h2>
              <Suspense fallback={<Skeleton shape="card" label={t('calculator.loading')} />}>
                {extras}
              </Suspense>
            </Card>
          </div>
        </div>
        {recent}
      </div>
    </div>
  );
};
