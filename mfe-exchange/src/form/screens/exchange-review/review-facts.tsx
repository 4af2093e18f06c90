import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { AddressText, Button } from '@coinlane/shared-ui/components';

import { pairModel } from '../../model/pair';
import { amountModel } from '../../model/amount';
import { estimateModel } from '../../model/estimate';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import { translateServiceText, useWords } from '../../../page/screens/words';
import styles from './review.module.css';

type LineProps = { readonly term: string; readonly children: ReactNode };

/** One fact of the order: its name and value. */
const Line = ({ term, children }: LineProps) => (
  <div className={styles.line}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The refund address, or a button that leads to its field. */
const Refund = ({ onAddRefund }: { readonly onAddRefund: () => void }) => {
  const { t } = useWords();
  const refund = useUnit(recipientModel.$refundVerdict);
  return (
    <Line term={t('details.refund')}>
      {refund?._tag === 'Valid' ? (
        <AddressText address={refund.address} />
      ) : (
        <>
          {t('summary.missing')}{' '}
          <Button variant="ghost" size="small" onClick={onAddRefund}>
            {t('review.add')}
          </Button>
        </>
      )}
    </Line>
  );
};

/** Provider of the order, its arrival and the refund address. The price details have the rate. */
export const ReviewFacts = ({ onAddRefund }: { readonly onAddRefund: () => void }) => {
  const { t } = useWords();
  const { pair, chosen, rateMode, fields } = useUnit({
    pair: pairModel.$pair,
    chosen: estimateModel.$chosen,
    rateMode: amountModel.$rateMode,
    fields: recipientFieldsModel.$fields,
  });
  if (pair === null || chosen === null) return null;
  const isFromFiat = pair.from.isFiat;
  const time = t('offers.minutes', { range: (chosen.speedForecast ?? '').replace('-', '–') });
  const email = fields.email.trim();
  return (
    <dl className={styles.lines}>
      <Line term={t('summary.rate')}>{t(`rateMode.${rateMode}`)}</Line>
      <Line term={t('summary.provider')}>{translateServiceText(t, chosen.label) ?? chosen.label}</Line>
      {chosen.speedForecast !== null && (
        <Line term={t('summary.arrival')}>{isFromFiat ? time : t('summary.afterDeposit', { time })}</Line>
      )}
      {!isFromFiat && <Refund onAddRefund={onAddRefund} />}
      {email !== '' && <Line term={t('details.email')}>{email}</Line>}
    </dl>
  );
};
