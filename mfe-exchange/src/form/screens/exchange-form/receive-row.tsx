import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { AmountField, announce } from '@coinlane/shared-ui/components';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import { amountModel } from '../../model/amount';
import { estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { signedText, useWords } from '../../../page/screens/words';
import { useFiat } from '../use-fiat';
import styles from './calculator-card.module.css';
import { CurrencyChoice } from './currency-choice';
import { Readings } from './readings';
import { amountProblem, NO_VALUE, useAmount } from './send-row';

/**
 * Line below the receive amount: fiat value and difference from the market. Marks the amount of a floating rate as
 * an estimate.
 */
const useCaption = (amount: DecimalString | null): string => {
  const words = useWords();
  const fiat = useFiat();
  const { pair, rateMode, price } = useUnit({
    pair: pairModel.$pair,
    rateMode: amountModel.$rateMode,
    price: estimateModel.$price,
  });
  const value = fiat(amount, pair?.to);
  const market =
    price.difference && words.t('amount.toMarket', { percent: signedText(words, price.difference) });
  const shown = [rateMode === 'floating' && amount && words.t('amount.estimate'), value, market];
  return shown.filter(Boolean).join('\u00A0·\u00A0') || NO_VALUE;
};

/** The receive amount: an estimate that can be edited with a fixed rate. */
export const ReceiveRow = ({ isLocked }: { readonly isLocked: boolean }) => {
  const words = useWords();
  const { text, parsed, amount } = useAmount('reverse');
  const caption = useCaption(amount);
  const { pair, view, rateMode, typed, choose } = useUnit({
    pair: pairModel.$pair,
    view: estimateModel.$view,
    rateMode: amountModel.$rateMode,
    typed: amountModel.receiveTyped,
    choose: amountModel.receiveChosen,
  });
  const ticker = pair === null ? '' : words.ticker(pair.to);
  const announcement =
    view._tag === 'Shown' && text !== '' ? words.t('amount.announced', { amount: text, ticker }) : null;
  useEffect(() => {
    if (announcement !== null) announce(announcement);
  }, [announcement]);

  return (
    <AmountField
      id="exchange-receive"
      className={styles.amount ?? ''}
      label={words.t('amount.receive')}
      value={text}
      placeholder={view._tag === 'Pending' ? '' : '–'}
      readOnly={rateMode === 'floating'}
      isPending={view._tag === 'Pending'}
      onChange={({ target }) => typed(target.value)}
      currency={<CurrencyChoice side="to" isLocked={isLocked} />}
      labelEnd={<span className={styles.fees}>{words.t('amount.feesIncluded')}</span>}
      caption={caption}
      error={rateMode === 'fixed' ? amountProblem(words, parsed) : undefined}
      warning={
        rateMode === 'fixed' && parsed._tag === 'Ambiguous' ? (
          <Readings readings={parsed.readings} choose={choose} />
        ) : undefined
      }
    />
  );
};
