import { memo, useId } from 'react';

import type { CurrencyFilter } from '../../../currency/domain/currency';
import styles from './currency-picker.module.css';

type FilterBarProps = {
  readonly legend: string;
  readonly filters: readonly CurrencyFilter[];
  readonly filter: CurrencyFilter;
  readonly labels: Readonly<Record<CurrencyFilter, string>>;
  readonly onChoose: (filter: CurrencyFilter) => void;
};

const Bar = ({ legend, filters, filter, labels, onChoose }: FilterBarProps) => {
  const name = useId();
  if (filters.length < 2) return null;
  return (
    <div role="radiogroup" aria-label={legend} className={styles.filters}>
      {filters.map((each) => (
        <label key={each} className={styles.filter}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === filter}
            onChange={() => onChoose(each)}
            className={styles.filterRadio}
          />
          <span className={styles.filterLabel}>{labels[each]}</span>
        </label>
      ))}
    </div>
  );
};

/**
 * The filters of spec §2 as a radio group: Tab focuses the selected one, and arrow keys change it. Hidden for a
 * single filter.
 */
export const FilterBar = memo(Bar);
