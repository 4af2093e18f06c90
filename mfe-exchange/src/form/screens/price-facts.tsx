import type { ReactNode } from 'react';

import styles from './price-facts.module.css';

type PriceFactProps = { readonly term: ReactNode; readonly children: ReactNode };

/** One detail of the price: its name and value. */
export const PriceFact = ({ term, children }: PriceFactProps) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    {/* recreates the element for another text, because one that is aligned at its end would shift */}
    <dd key={typeof children === 'string' ? children : null}>{children}</dd>
  </div>
);

type PriceFactsProps = { readonly label?: string | undefined; readonly children: ReactNode };

/** List of price details. `label` is its name if there is no heading. */
export const PriceFacts = ({ label, children }: PriceFactsProps) => (
  <dl aria-label={label} className={styles.facts}>
    {children}
  </dl>
);
