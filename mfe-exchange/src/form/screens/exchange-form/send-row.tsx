import { useUnit } from 'effector-react';

import { AmountField, Button, VisuallyHidden } from '@coinlane/shared-ui/components';
import { amountForField } from '@coinlane/shared-contracts/amounts';
import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';

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

/** Keeps the height of the line below an amount. */
export const NO_VALUE = '\u00a0';

/** Error text of a typed amount. An ambiguous amount is handled by `Readings`. */
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

const LimitButtons = ({ limits, ticker }: { readonly limits: AmountLimits; readonly ticker: string }) => {
  const { t, short } = useWords();
  const choose = useUnit(amountModel.sendChosen);
  const { min, max } = limits;
  return (
    <span className={styles.limits}>
      {min !== null && (
        <Button variant="ghost" size="small" onClick={() => choose(min)}>
          {t('amount.min', { amount: short(min) })} <VisuallyHidden>{ticker}</VisuallyHidden>
        </Button>
      )}
      {max !== null && (
        <Button variant="ghost" size="small" onClick={() => choose(max)}>
          {t('amount.max', { amount: short(max) })} <VisuallyHidden>{ticker}</VisuallyHidden>
        </Button>
      )}
    </span>
  );
};

/** Text of the send field: as typed, or the cost of a requested receive amount. */
const useSendText = (): string => {
  const { language } = useWords();
  const { amounts, direction, chosen } = useUnit({
    amounts: amountModel.$amounts,
    direction: amountModel.$direction,
    chosen: estimateModel.$chosen,
  });
  if (direction === 'direct') return amounts.sendText;
  return chosen?.estimatedAmount == null ? '' : amountForField(chosen.estimatedAmount, language);
};

/** The send amount. */
export const SendRow = () => {
  const words = useWords();
  const fiat = useFiat();
  const text = useSendText();
  const { pair, send, direction, chosen, limits, typed, choose } = useUnit({
    pair: pairModel.$pair,
    send: amountModel.$send,
    direction: amountModel.$direction,
    chosen: estimateModel.$chosen,
    limits: amountLimitsModel.$limits,
    typed: amountModel.sendTyped,
    choose: amountModel.sendChosen,
  });
  const ticker = pair === null ? '' : words.ticker(pair.from);
  const typedAmount = send._tag === 'Exact' ? send.amount : null;
  const amount = direction === 'direct' ? typedAmount : chosen?.estimatedAmount;
  return (
    <AmountField
      id="exchange-send"
      name="amount"
      className={styles.amount ?? ''}
      label={words.t('amount.send')}
      labelEnd={<LimitButtons limits={limits} ticker={ticker} />}
      value={text}
      onChange={({ target }) => typed(target.value)}
      caption={fiat(amount, pair?.from) || NO_VALUE}
      currency={<CurrencyChoice side="from" />}
      error={amountProblem(words, send) ?? limitProblem(words, limits, ticker)}
      warning={send._tag === 'Ambiguous' ? <Readings readings={send.readings} choose={choose} /> : undefined}
    />
  );
};
