import styles from './facts.module.css';
import type { Fact } from './facts';

/** Key figures of a page in a row. */
export const Figures = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.figures}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.number}>{value}</dd>
      </div>
    ))}
  </dl>
);
