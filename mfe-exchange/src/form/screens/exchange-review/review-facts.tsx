import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { AddressText, Button } from '@coinlane/shared-ui/components';

import type { Pair } from '../../domain/pair';
import { pairModel } from '../../model/pair';
import { amountModel } from '../../model/amount';
import { shownKind } from '../../domain/payment-summary';
import { estimateModel } from '../../model/estimate';
import { paymentChoiceModel } from '../../model/payment-choice';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import { timeText, translateServiceText, useWords } from '../../../page/screens/words';
import { paymentName } from '../../../order/screens/payment-name';
import styles from './review.module.css';

type LineProps = { readonly term: string; readonly children: ReactNode };

/** One fact of the order: name and value. */
const Line = ({ term, children }: LineProps) => (
  <div className={styles.line}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The refund address, or a button to its field. */
const Refund = ({ onAddRefund }: { readonly onAddRefund: () => void }) => {
  const { t } = useWords();
  const refund = useUnit(recipientModel.$refundVerdict);
  return (
    <Line term={t('details.refund')}>
      {refund?._tag === 'Valid' ? (
        <AddressText address={refund.address} />
      ) : (
        <>
          {t('summary.missing')}
          {'\u00A0·\u00A0'}
          <Button variant="ghost" size="small" className={styles.link} onClick={onAddRefund}>
            {t('review.add')}
          </Button>
        </>
      )}
    </Line>
  );
};

/** Payment or payout method for fiat. */
const Payment = ({ pair: { from, to } }: { readonly pair: Pair }) => {
  const words = useWords();
  const { kind } = useUnit(paymentChoiceModel.$choice);
  const exchange = from.isFiat ? 'buy' : 'sell';
  if (!from.isFiat && !to.isFiat) return null;
  return <Line term={words.t(`fiat.pay.${exchange}`)}>{paymentName(words, shownKind(kind, exchange))}</Line>;
};

/**
 * Provider of the order, arrival time and refund address. The price details contain the rate, and the time of a
 * purchase.
 */
export const ReviewFacts = ({ onAddRefund }: { readonly onAddRefund: () => void }) => {
  const words = useWords();
  const { t } = words;
  const { pair, chosen, rateMode, fields } = useUnit({
    pair: pairModel.$pair,
    chosen: estimateModel.$chosen,
    rateMode: amountModel.$rateMode,
    fields: recipientFieldsModel.$fields,
  });
  if (pair === null || chosen === null) return null;
  const isFromFiat = pair.from.isFiat;
  const time = timeText(words, chosen.speedForecast ?? '');
  const email = fields.email.trim();
  return (
    <dl className={styles.lines}>
      <Line term={t('summary.rate')}>{t(`rateMode.${rateMode}`)}</Line>
      <Line term={t('summary.provider')}>{translateServiceText(t, chosen.label) ?? chosen.label}</Line>
      <Payment pair={pair} />
      {chosen.speedForecast !== null && !isFromFiat && (
        <Line term={t('summary.arrival')}>{t('summary.afterDeposit', { time })}</Line>
      )}
      {!isFromFiat && <Refund onAddRefund={onAddRefund} />}
      {email !== '' && <Line term={t('details.email')}>{email}</Line>}
    </dl>
  );
};
