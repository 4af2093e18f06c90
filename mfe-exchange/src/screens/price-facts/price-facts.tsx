import type { ReactNode } from 'react';

import styles from './price-facts.module.css';

type PriceFactProps = { readonly term: ReactNode; readonly children: ReactNode };

/** One fact of the price: what it is, and how much. */
export const PriceFact = ({ term, children }: PriceFactProps) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

type PriceFactsProps = { readonly label?: string | undefined; readonly children: ReactNode };

/** Facts of the price below one another, named by `label` where no heading stands above. */
export const PriceFacts = ({ label, children }: PriceFactsProps) => (
  <dl aria-label={label} className={styles.facts}>
    {children}
  </dl>
);
