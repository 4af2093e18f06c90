import type { ReactNode } from 'react';

import { classNames } from '../class-names';
import { useLinkComponent } from '../link';
import type { LinkProps } from '../link';
import { buttonClassName } from './button-class-name';
import type { ButtonLook } from './button-class-name';
import styles from './button.module.css';

export type ButtonLinkProps = LinkProps & ButtonLook & { readonly icon?: ReactNode };

/** Link that looks like a button. Uses the router of `LinkProvider`. */
export const ButtonLink = ({
  variant,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => {
  const Link = useLinkComponent();
  return (
    <Link {...rest} className={classNames(buttonClassName({ variant, size, isWide }), className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
};
