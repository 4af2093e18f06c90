import { useUnit } from 'effector-react';
import { Suspense, useId, useState } from 'react';

import {
  CurrencyButton,
  CurrencyIcon,
  Dialog,
  Skeleton,
  VisuallyHidden,
} from '@coinlane/shared-ui/components';

import { placeName } from '../../../currency/domain/currency';
import type { Currency } from '../../../currency/domain/currency';
import { currencyListModel } from '../../../currency/model/currency-list';
import { currencyTargetsModel } from '../../model/currency-targets';
import { pairModel } from '../../model/pair';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';
import styles from './calculator-card.module.css';
import type { Side } from './side';

const loadPicker = () => import(/* webpackChunkName: "currency-picker" */ './currency-list-panel');

const CurrencyListPanel = lazyPart(async () => {
  const { CurrencyListPanel: Panel } = await loadPicker();
  return Panel;
});

type Props = {
  readonly side: Side;
  readonly isLocked?: boolean;
};

const Chosen = ({ currency }: { readonly currency: Currency }) => {
  const { t } = useWords();
  return currency.isFiat
    ? currency.name
    : t('pair.chosen', { name: currency.name, network: placeName(currency) });
};

/** Button that shows a side's currency and opens the picker. Picker and list load on hover or focus. */
export const CurrencyChoice = ({ side, isLocked = false }: Props) => {
  const { t, ticker } = useWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { pair, requested, targetsRequested } = useUnit({
    pair: pairModel.$pair,
    requested: currencyListModel.requested,
    targetsRequested: currencyTargetsModel.requested,
  });
  const currency = pair?.[side] ?? null;
  const label = t(side === 'from' ? 'pair.chooseFrom' : 'pair.chooseTo');
  const prepare = (): void => {
    requested();
    if (side === 'to') targetsRequested();
    // the list shows the failure
    loadPicker().catch(() => undefined);
  };
  const open = (): void => {
    prepare();
    setIsOpen(true);
  };

  return (
    <>
      <CurrencyButton
        // recreates the element, because one that grows towards the start would shift
        key={String(currency === null)}
        label={label}
        aria-describedby={id}
        aria-haspopup="dialog"
        disabled={isLocked || currency === null}
        icon={currency !== null && <CurrencyIcon ticker={currency.displayTicker} src={currency.iconUrl} />}
        ticker={currency === null ? '…' : ticker(currency)}
        network={currency === null ? '…' : placeName(currency)}
        className={styles.choice}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      />
      <VisuallyHidden>
        <span id={id}>{currency !== null && <Chosen currency={currency} />}</span>
      </VisuallyHidden>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('picker.title')}
        closeLabel={t('picker.close')}
        hasPadding={false}
      >
        <div className={styles.picker}>
          <Suspense fallback={<Skeleton shape="row" count={7} label={t('picker.loading')} />}>
            <CurrencyListPanel side={side} onDone={() => setIsOpen(false)} />
          </Suspense>
        </div>
      </Dialog>
    </>
  );
};
