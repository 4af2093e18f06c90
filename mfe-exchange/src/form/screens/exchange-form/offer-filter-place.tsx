import { idlePart } from '../../../page/ui/idle-part';
import styles from './calculator-card.module.css';

const OfferFilter = idlePart(async () => {
  const { OfferFilter: Filter } = await import(/* webpackChunkName: "offer-filter" */ './offer-filter');
  return Filter;
});

/** The filter of the offers. Its line is reserved, because it loads later. */
export const OfferFilterPlace = () => (
  <div className={styles.filterPlace}>
    <OfferFilter />
  </div>
);
