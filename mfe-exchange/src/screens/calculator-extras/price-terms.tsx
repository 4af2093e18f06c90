import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { isPositive } from '../../domain/amount';
import { summarizeEstimates } from '../../domain/estimate';
import { estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { useWords } from '../words';
import styles from './calculator-extras.module.css';

type LineProps = { readonly term: string; readonly value: string };

const Line = ({ term, value }: LineProps) => (
  <div className={styles.line}>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

/** The parts of the price: the network's fee, which is in it, what comes back, and how many providers there are. */
export const PriceTerms = () => {
  const { t, short, ticker } = useWords();
  const { view, pair } = useUnit({ view: estimateModel.$view, pair: pairModel.$pair });
  const chosen = view._tag === 'Shown' ? view.chosen : null;
  const written = (amount: string | null): string =>
    amount === null || pair === null ? '–' : `${short(amount)} ${ticker(pair.to)}`;
  return (
    <>
      <dl aria-label={t('calculator.terms')} className={styles.lines}>
        <Line term={t('calculator.fee')} value={written(chosen?.withdrawalFee ?? null)} />
        <Line
          term={t('calculator.providers')}
          value={
            view._tag === 'Shown' ? t('calculator.providersCount', summarizeEstimates(view.estimates)) : '–'
          }
        />
        {chosen !== null && isPositive(chosen.cashback) && (
          <Line term={t('calculator.cashback')} value={written(chosen.cashback)} />
        )}
      </dl>
      {chosen?.isHighNetworkFee === true && (
        <Alert tone="warning" title={t('calculator.highFee.title')}>
          {t('calculator.highFee.advice')}
        </Alert>
      )}
    </>
  );
};
