import type { ComponentType, SVGProps } from 'react';

import { classNames } from '../components/class-names';
import styles from './icon.module.css';

export type IconProps = {
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
};

export type Icon = ComponentType<IconProps>;

/** Creates a decorative icon, sized by a token. With `inline` it is mirrored in right-to-left text. */
export const createIcon = (Drawing: ComponentType<SVGProps<SVGSVGElement>>, direction?: 'inline'): Icon => {
  const IconOfSize = ({ size = 'medium', className }: IconProps) => (
    <Drawing
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.75}
      className={classNames(styles.icon, styles[size], direction === 'inline' && styles.inline, className)}
    />
  );
  return IconOfSize;
};
