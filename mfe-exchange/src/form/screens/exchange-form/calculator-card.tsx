import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { Card, IconButton, Skeleton } from '@coinlane/shared-ui/components';
import { ArrowDownUpIcon } from '@coinlane/shared-ui/icons';

import { fiatModeModel } from '../../model/fiat-mode';
import { pairModel } from '../../model/pair';
import { useWords } from '../../../page/screens/words';
import { BestLine } from './best-line';
import styles from './calculator-card.module.css';
import { ChangeNotice } from './change-notice';
import { KindSwitch } from './kind-switch';
import { PriceWarning } from './price-warning';
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

/** One box with the two amounts and their currencies, and the messages about them. */
export const AmountRows = ({ isToLocked = false }: { readonly isToLocked?: boolean }) => (
  <>
    <div className={styles.amounts}>
      <SendRow />
      {!isToLocked && <SwapSides />}
      <ReceiveRow isLocked={isToLocked} />
    </div>
    <ChangeNotice />
    <PriceWarning />
  </>
);

/** Fiat has more details. */
const DetailsWaiting = () => {
  const { t } = useWords();
  const isFiatMode = useUnit(fiatModeModel.$isFiatMode);
  return <Skeleton shape="card" count={isFiatMode ? 3 : 1} label={t('form.loading')} />;
};

/** The card with the amounts, the rate mode and, as `details`, the recipient and the button. */
export const CalculatorCard = ({ details }: { readonly details: ReactNode }) => {
  const { t } = useWords();
  return (
    <Card as="section" aria-label={t('form.calculator')} className={styles.card}>
      <KindSwitch />
      <AmountRows />
      <BestLine />
      <RateModeSwitch />
      <Suspense fallback={<DetailsWaiting />}>{details}</Suspense>
    </Card>
  );
};
