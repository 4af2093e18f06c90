import { useUnit } from 'effector-react';

import { Alert, Button } from '@coinlane/shared-ui/components';

import type { PaymentProblem } from '../../domain/payment-summary';
import { paymentChoiceModel } from '../../model/payment-choice';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { countryName, paymentName } from '../../../order/screens/payment-name';

type Props = {
  readonly problem: PaymentProblem;
  readonly kind: string;
  readonly country: string;
  /** Of the currency sent. */
  readonly ticker: string;
};

const textOf = (words: Words, { problem, kind, country, ticker }: Props): string => {
  const method = paymentName(words, kind);
  const { limit } = problem;
  return problem.reason === 'Country' || limit === null
    ? words.t('fiat.none.country', { method, country: countryName(words, country) })
    : words.t(`fiat.none.${problem.reason === 'TooSmall' ? 'tooSmall' : 'tooLarge'}`, {
        method,
        amount: words.short(limit),
        ticker,
      });
};

/** Notice that the payment method has no offer, with the methods that have one. */
export const PaymentNotice = (props: Props) => {
  const words = useWords();
  const pick = useUnit(paymentChoiceModel.picked);
  const { alternatives, reason } = props.problem;
  return (
    <Alert
      tone="warning"
      role="status"
      title={textOf(words, props)}
      action={alternatives.map((kind) => (
        <Button key={kind} variant="secondary" size="small" onClick={() => pick({ kind })}>
          {words.t('fiat.none.use', { method: paymentName(words, kind) })}
        </Button>
      ))}
    >
      {alternatives.length === 0 &&
        words.t(reason === 'Country' ? 'fiat.none.otherCountry' : 'fiat.none.otherAmount')}
    </Alert>
  );
};
