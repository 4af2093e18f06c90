import type { HTMLAttributes } from 'react';

import { classNames } from './class-names';
import styles from './card.module.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** `deep`: dark purple for secondary areas, with the dark theme for its content. */
  readonly tone?: 'plain' | 'sunken' | 'deep' | undefined;
  readonly padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
};

/** A section needs `aria-labelledby`. */
export const Card = ({
  as: Element = 'div',
  tone = 'plain',
  padding = 'medium',
  className,
  ...rest
}: CardProps) => (
  <Element
    {...(tone === 'deep' ? { 'data-theme': 'dark' } : {})}
    {...rest}
    className={classNames(styles.card, styles[tone], styles[`padding-${padding}`], className)}
  />
);
