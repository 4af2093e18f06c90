import styles from './header.module.css';

/** Logo: two lanes that pass each other. */
export const Logo = ({ brand }: { readonly brand: string }) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="#00C26F" />
      <path
        d="M10 15h16l-4.5-4.5M30 25H14l4.5 4.5"
        fill="none"
        stroke="#04261A"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span className={styles.brand}>{brand}</span>
  </span>
);
