import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { RadioGroup, Skeleton } from '@coinlane/shared-ui/components';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import { paymentProblem, paymentSummaries, shownKind } from '../../domain/payment-summary';
import type { PaymentSummary } from '../../domain/payment-summary';
import { amountModel } from '../../model/amount';
import { amountsOf, estimateModel } from '../../model/estimate';
import { $knownMethods } from '../../model/known-payment-methods';
import { pairModel } from '../../model/pair';
import { paymentChoiceModel } from '../../model/payment-choice';
import { timeText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { paymentName } from '../../../order/screens/payment-name';
import { CountryField } from './country-field';
import styles from './fiat-options.module.css';
import { PaymentNotice } from './payment-notice';

const hintOf = (words: Words, { speedForecast, feePercent, isServed }: PaymentSummary): string => {
  if (!isServed) return words.t('fiat.pay.notHere');
  const time = speedForecast === null ? '' : timeText(words, speedForecast);
  const fee = feePercent === null ? '' : words.t('fiat.pay.feeFrom', { percent: words.exact(feePercent) });
  return [time, fee].filter((part) => part !== '').join('\u00A0·\u00A0');
};

/** Amount to send: typed, or from the offer for a requested receive amount. */
const useSentAmount = (): DecimalString | null => {
  const { send, query, chosen } = useUnit({
    send: amountModel.$send,
    query: estimateModel.$query,
    chosen: estimateModel.$chosen,
  });
  if (query?.direction === 'reverse') return chosen === null ? null : amountsOf(query, chosen).send;
  return send._tag === 'Exact' ? send.amount : null;
};

/** Limits of the chosen payment method, and the providers without it. */
const Limits = ({ summary, ticker }: { readonly summary: PaymentSummary; readonly ticker: string }) => {
  const { t, short } = useWords();
  const { minAmount: min, maxAmount: max } = summary;
  return min === null || max === null ? null : (
    <p className={styles.limits}>{t('fiat.pay.limits', { min: short(min), max: short(max), ticker })}</p>
  );
};

type Props = { readonly exchange: 'buy' | 'sell' };

/** Payment or payout methods for fiat, with their terms, and the country of residence. */
export const FiatOptions = ({ exchange }: Props) => {
  const words = useWords();
  const { t } = words;
  const { methods, choice, pick, pair, start } = useUnit({
    methods: $knownMethods,
    choice: paymentChoiceModel.$choice,
    pick: paymentChoiceModel.picked,
    pair: pairModel.$pair,
    start: paymentChoiceModel.started,
  });
  useEffect(() => {
    start();
  }, [start]);
  const sent = useSentAmount();
  const summaries = paymentSummaries(methods, choice.country);
  if (summaries.length === 0 || pair === null)
    return (
      <div className={styles.options}>
        <Skeleton shape="card" count={3} label={t('form.loading')} />
      </div>
    );
  const kind = shownKind(choice.kind, exchange);
  const chosen = summaries.find((summary) => summary.kind === kind);
  const problem = paymentProblem(summaries, kind, sent);
  const ticker = words.ticker(pair.from);
  return (
    <div className={styles.options}>
      <RadioGroup
        legend={t(`fiat.pay.${exchange}`)}
        name="payment-method"
        look="list"
        value={kind}
        onValueChange={(picked) => pick({ kind: picked })}
        options={summaries.map((summary) => ({
          value: summary.kind,
          label: paymentName(words, summary.kind),
          hint: hintOf(words, summary),
        }))}
      />
      {chosen !== undefined && <Limits summary={chosen} ticker={ticker} />}
      {problem !== null && (
        <PaymentNotice problem={problem} kind={kind} country={choice.country} ticker={ticker} />
      )}
      <CountryField />
    </div>
  );
};
