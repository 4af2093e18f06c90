import type { ComponentType, SVGProps } from 'react';

import { classNames } from '../components/class-names';
import styles from './icon.module.css';

export type IconProps = {
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
};

export type Icon = ComponentType<IconProps>;

/** Makes a drawing decorative, sized by a token and, where it points along the line, mirrored from right to left. */
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
