import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { Card, IconButton, Skeleton } from '@coinlane/shared-ui/components';
import { ArrowDownUpIcon } from '@coinlane/shared-ui/icons';

import { pairModel } from '../../model/pair';
import { useWords } from '../words';
import styles from './calculator-card.module.css';
import { ChangeNotice } from './change-notice';
import { KindSwitch } from './kind-switch';
import { OffersPanel } from './offers-panel';
import { PriceLine } from './price-line';
import { RateModeSwitch } from './rate-mode-switch';
import { ReceiveRow } from './receive-row';
import { SendRow } from './send-row';

const SwapSides = () => {
  const { t } = useWords();
  const { pair, swap } = useUnit({ pair: pairModel.$pair, swap: pairModel.sidesSwapped });
  return (
    <div className={styles.swap}>
      <IconButton label={t('pair.swap')} variant="secondary" disabled={pair === null} onClick={() => swap()}>
        <ArrowDownUpIcon />
      </IconButton>
    </div>
  );
};

/** The two amounts with their currencies. */
export const AmountRows = ({ isToLocked = false }: { readonly isToLocked?: boolean }) => (
  <div className={styles.amounts}>
    <SendRow />
    {!isToLocked && <SwapSides />}
    <ReceiveRow isLocked={isToLocked} />
    <ChangeNotice />
  </div>
);

/** The card with the amounts, the rate mode and the offers. */
export const CalculatorCard = ({ extras }: { readonly extras: ReactNode }) => {
  const { t } = useWords();
  return (
    <Card as="section" aria-label={t('form.calculator')} padding="large" className={styles.card}>
      <KindSwitch />
      <RateModeSwitch />
      <AmountRows />
      <PriceLine />
      <OffersPanel />
      <Suspense fallback={<Skeleton shape="card" label={t('calculator.loading')} />}>{extras}</Suspense>
    </Card>
  );
};
