import type { ReactNode } from 'react';

import { classNames } from '@coinlane/shared-ui/components';

import styles from './price-facts.module.css';

type PriceFactProps = {
  readonly term: ReactNode;
  /** Sets the fact apart from those that it adds up. */
  readonly isSum?: boolean;
  readonly children: ReactNode;
};

/** One detail of the price: its name and value. */
export const PriceFact = ({ term, isSum = false, children }: PriceFactProps) => (
  <div className={classNames(styles.fact, isSum && styles.sum)}>
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
