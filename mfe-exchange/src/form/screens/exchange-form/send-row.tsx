import { useUnit } from 'effector-react';

import { AmountField, Button, VisuallyHidden } from '@coinlane/shared-ui/components';
import { amountForField } from '@coinlane/shared-contracts/amounts';
import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import type { Direction } from '@coinlane/shared-contracts/values';

import { amountModel } from '../../model/amount';
import { amountLimitsModel } from '../../model/amount-limits';
import type { AmountLimits } from '../../model/amount-limits';
import { estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { useWords } from '../../../page/screens/words';
import { useFiat } from '../use-fiat';
import type { Words } from '../../../page/screens/words';
import styles from './calculator-card.module.css';
import { CurrencyChoice } from './currency-choice';
import { Readings } from './readings';

/** Reserves the height of the line below an amount. */
export const NO_VALUE = '\u00a0';

/** Error text of a typed amount. `Readings` handles an ambiguous amount. */
export const amountProblem = ({ t }: Words, parsed: ParsedAmount): string | undefined =>
  parsed._tag === 'Invalid' ? t(`amount.${parsed.reason}`) : undefined;

const limitProblem = ({ t, short }: Words, { range }: AmountLimits, ticker: string): string | undefined => {
  switch (range._tag) {
    case 'InRange':
      return undefined;
    case 'TooSmall':
      return t('amount.tooSmall', { amount: short(range.min), ticker });
    case 'TooLarge':
      return t('amount.tooLarge', { amount: short(range.max), ticker });
  }
};

const ENDS = ['min', 'max'] as const;

const LimitButtons = ({ limits, ticker }: { readonly limits: AmountLimits; readonly ticker: string }) => {
  const { t, short } = useWords();
  const choose = useUnit(amountModel.sendChosen);
  return (
    <span className={styles.limits}>
      {ENDS.map((end) => {
        const limit = limits[end];
        return limit === null ? null : (
          <Button key={end} variant="ghost" size="small" onClick={() => choose(limit)}>
            {t(`amount.${end}`, { amount: short(limit) })} <VisuallyHidden>{ticker}</VisuallyHidden>
          </Button>
        );
      })}
    </span>
  );
};

/** Text and amount of a field: typed, or from the chosen offer if the user typed in the other field. */
export const useAmount = (own: Direction) => {
  const { language } = useWords();
  const { amounts, parsed, direction, chosen } = useUnit({
    amounts: amountModel.$amounts,
    parsed: own === 'direct' ? amountModel.$send : amountModel.$receive,
    direction: amountModel.$direction,
    chosen: estimateModel.$chosen,
  });
  if (direction === own)
    return {
      parsed,
      text: amounts[own === 'direct' ? 'sendText' : 'receiveText'],
      amount: parsed._tag === 'Exact' ? parsed.amount : null,
    };
  const amount = chosen?.estimatedAmount ?? null;
  return { parsed, text: amount === null ? '' : amountForField(amount, language), amount };
};

/** The send amount. */
export const SendRow = () => {
  const words = useWords();
  const fiat = useFiat();
  const { text, parsed, amount } = useAmount('direct');
  const { pair, limits, typed, choose } = useUnit({
    pair: pairModel.$pair,
    limits: amountLimitsModel.$limits,
    typed: amountModel.sendTyped,
    choose: amountModel.sendChosen,
  });
  const ticker = pair === null ? '' : words.ticker(pair.from);
  return (
    <AmountField
      id="exchange-send"
      name="amount"
      className={styles.amount ?? ''}
      label={words.t(pair?.from.isFiat ? 'fiat.facts.pay' : 'amount.send')}
      labelEnd={<LimitButtons limits={limits} ticker={ticker} />}
      value={text}
      onChange={({ target }) => typed(target.value)}
      caption={fiat(amount, pair?.from) || NO_VALUE}
      currency={<CurrencyChoice side="from" />}
      error={amountProblem(words, parsed) ?? limitProblem(words, limits, ticker)}
      warning={
        parsed._tag === 'Ambiguous' ? <Readings readings={parsed.readings} choose={choose} /> : undefined
      }
    />
  );
};
