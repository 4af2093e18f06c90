import { idlePart } from '../../../page/ui/idle-part';
import styles from './calculator-card.module.css';

const OfferFilter = idlePart(async () => {
  const { OfferFilter: Filter } = await import(/* webpackChunkName: "offer-filter" */ './offer-filter');
  return Filter;
});

/** Filter of the offers. Loads later, so its line is reserved. */
export const OfferFilterPlace = () => (
  <div className={styles.filterPlace}>
    <OfferFilter />
  </div>
);
