import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Button, Skeleton } from '@coinlane/shared-ui/components';

import { estimateModel } from '../../../form/model/estimate';
import { pairModel } from '../../../form/model/pair';
import { $widgetSettings } from '../../model/widget-settings';
import { PriceDetails } from '../../../form/screens/calculator-extras';
import {
  AmountRows,
  KindSwitch,
  OfferTrouble,
  PairNotices,
  RateModeSwitch,
} from '../../../form/screens/exchange-form';
import { useWords } from '../../../page/screens/words';
import styles from './widget.module.css';

const Title = () => {
  const { t, ticker } = useWords();
  const { pair, settings } = useUnit({ pair: pairModel.$pair, settings: $widgetSettings });
  return (
    <h1 tabIndex={-1} className={styles.title}>
      {settings.topUpMode && pair !== null
        ? t('widget.topUpTitle', { ticker: ticker(pair.to) })
        : t('widget.title')}
    </h1>
  );
};

const Calculator = () => {
  const { t } = useWords();
  const settings = useUnit($widgetSettings);
  return (
    <section aria-label={t('form.calculator')} className={styles.calculator}>
      <KindSwitch />
      <AmountRows isToLocked={settings.topUpMode} />
      <RateModeSwitch />
    </section>
  );
};

const Price = () => {
  const view = useUnit(estimateModel.$view);
  return (
    <div className={styles.calculator}>
      <PriceDetails />
      <OfferTrouble view={view} />
    </div>
  );
};

/** The second step. Gets the focus when it opens. */
const Details = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} id="widget-details" tabIndex={-1} className={styles.details}>
      <Suspense fallback={<Skeleton shape="card" label={t('form.loading')} />}>{children}</Suspense>
    </div>
  );
};

/** A compact exchange in two steps: first the amounts, then the recipient. */
export const WidgetFormScreen = ({ details }: { readonly details: ReactNode }) => {
  const { t } = useWords();
  const pair = useUnit(pairModel.$pair);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Title />
      <PairNotices />
      <div className={styles.columns}>
        <Calculator />
        <Price />
        {isOpen ? (
          <Details>{details}</Details>
        ) : (
          <Button size="large" isWide disabled={pair === null} onClick={() => setIsOpen(true)}>
            {t('widget.continue')}
          </Button>
        )}
      </div>
    </>
  );
};
