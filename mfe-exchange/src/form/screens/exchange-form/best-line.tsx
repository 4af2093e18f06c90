import { useUnit } from 'effector-react';

import { isBestEstimate } from '../../domain/estimate';
import { amountModel } from '../../model/amount';
import { estimateModel } from '../../model/estimate';
import { useWords } from '../../../page/screens/words';
import styles from './calculator-card.module.css';
import { offerName } from '../offer-name';
import { etaOf, isUsable } from './to-offer';

const OFFERS_ID = 'exchange-offers';

/** Summary of the chosen offer with a link to the others. Shown when the offers are below the form. */
export const BestLine = () => {
  const words = useWords();
  const { t } = words;
  const { view, direction } = useUnit({ view: estimateModel.$view, direction: amountModel.$direction });
  if (view._tag !== 'Shown') return <p className={styles.best} />;
  const { chosen, estimates } = view;
  const name = isBestEstimate(estimates, chosen, direction)
    ? t('offers.bestOf', { count: estimates.filter(isUsable).length })
    : offerName(t, chosen);
  const eta = etaOf(words, chosen);
  return (
    <p className={styles.best}>
      <span>
        <strong>{name}</strong>
        {eta !== '' && `\u00A0·\u00A0${eta}`}
      </span>
      <a
        href={`#${OFFERS_ID}`}
        onClick={(event) => {
          // prevents a change of the hash, which this page reads as a state of the form
          event.preventDefault();
          document.getElementById(OFFERS_ID)?.scrollIntoView();
        }}
      >
        {t('offers.compare')}
      </a>
    </p>
  );
};
