import type { ComponentProps } from 'react';

import { classNames } from '../class-names';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** `deep` is the dark purple of secondary areas, in both themes. */
  readonly tone?: 'plain' | 'sunken' | 'deep' | undefined;
  readonly padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
};

/** A surface. Give `aria-labelledby` where it is a section. */
export const Card = ({ as: Element = 'div', tone = 'plain', padding = 'medium', className, ref, ...rest }: CardProps) => {
  const classes = classNames(styles.card, styles[tone], styles[`padding-${padding}`], className);
  // one element type for the compiler: the attributes of a div hold for all of these
  const Surface: 'div' = Element === 'div' ? Element : asDiv(Element);
  return <Surface {...rest} ref={ref} className={classes} />;
};
