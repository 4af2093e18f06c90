import { Button, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { amountForField, formatAmount, isPositive, reviewAmount } from '../domain/amount';
import type { AmountProblem, Balance } from '../domain/amount';

const KEYS = {
  Invalid: 'amount.invalid',
  Ambiguous: 'amount.ambiguous',
  NotPositive: 'amount.notPositive',
  MoreThanThereIs: 'amount.moreThanThereIs',
  TooManyDecimals: 'amountProblems.tooManyDecimals',
} as const satisfies Readonly<Record<Exclude<AmountProblem, 'Missing'>, string>>;

type Props = {
  readonly label: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Null: unknown. The field then does not show the available amount. */
  readonly balance: Balance;
  /** Display ticker. */
  readonly ticker: string;
  /** Message of the service that refuses the amount. */
  readonly error?: string | undefined;
};

/** Field for an amount from the balance, with the available amount, a button for all of it, and the problem. */
export const AmountInput = ({ label, typed, onType, balance, ticker, error }: Props) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { available } = balance;
  const review = reviewAmount(typed, balance, language);
  const problem = review._tag === 'Bad' && review.problem !== 'Missing' ? review.problem : null;
  const shown = available === null ? '' : formatAmount(available, language);
  const unit = ticker.toUpperCase();
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      inputMode="decimal"
      autoComplete="off"
      suffix={unit}
      // an empty line while the amount is unknown, so that nothing below moves
      hint={available === null ? '\u00a0' : t('amount.available', { amount: `${shown}\u00a0${unit}` })}
      error={problem === null ? error : t(KEYS[problem], { available: `${shown}\u00a0${unit}` })}
      trailingAction={
        <Button
          variant="ghost"
          size="small"
          // always rendered, so that the currency does not move
          disabled={available === null || !isPositive(available)}
          onClick={() => {
            if (available !== null) onType(amountForField(available, language));
          }}
        >
          {t('amount.all')}
        </Button>
      }
    />
  );
};
