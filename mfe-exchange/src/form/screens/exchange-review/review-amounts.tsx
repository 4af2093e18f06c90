import { useUnit } from 'effector-react';

import { CurrencyIcon } from '@coinlane/shared-ui/components';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import { placeName } from '../../../currency/domain/currency';
import type { Currency } from '../../../currency/domain/currency';
import { amountModel } from '../../model/amount';
import { amountsOf, estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { useWords } from '../../../page/screens/words';
import { useFiat } from '../use-fiat';
import styles from './review.module.css';

type AmountProps = {
  readonly term: string;
  readonly amount: DecimalString | null;
  readonly currency: Currency;
};

const Amount = ({ term, amount, currency }: AmountProps) => {
  const { exact, ticker } = useWords();
  const fiat = useFiat();
  const facts = [fiat(amount, currency), placeName(currency)].filter((text) => text !== '');
  return (
    <div>
      <dt className={styles.muted}>{term}</dt>
      <dd className={styles.amount}>
        <CurrencyIcon ticker={currency.displayTicker} src={currency.iconUrl} />
        <strong>{amount === null ? '–' : `${exact(amount)} ${ticker(currency)}`}</strong>
      </dd>
      <dd className={styles.muted}>{facts.join('\u00A0·\u00A0')}</dd>
    </div>
  );
};

/** Both amounts with all digits. An amount at a floating rate is preceded by "about". */
export const ReviewAmounts = () => {
  const { t } = useWords();
  const { pair, query, chosen, rateMode } = useUnit({
    pair: pairModel.$pair,
    query: estimateModel.$query,
    chosen: estimateModel.$chosen,
    rateMode: amountModel.$rateMode,
  });
  if (pair === null) return null;
  const { send, receive } =
    query === null || chosen === null ? { send: null, receive: null } : amountsOf(query, chosen);
  return (
    <dl className={styles.deal}>
      <Amount
        term={t(pair.from.isFiat ? 'fiat.price.total' : 'summary.send')}
        amount={send}
        currency={pair.from}
      />
      <Amount
        term={t(rateMode === 'fixed' ? 'summary.getFixed' : 'summary.getFloating')}
        amount={receive}
        currency={pair.to}
      />
    </dl>
  );
};
