import type { IconNode } from 'lucide';
import { createElement } from 'react';
import type { ComponentType } from 'react';

import { classNames } from '../components/class-names';
import styles from './icon.module.css';

export type IconProps = {
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
};

export type Icon = ComponentType<IconProps>;

const FRAME = {
  'aria-hidden': true,
  focusable: 'false',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Creates a decorative icon, sized by a token. With `inline`, it is mirrored in right-to-left text. */
export const createIcon = (drawing: IconNode, direction?: 'inline'): Icon => {
  const shapes = drawing.map(([shape, attributes]) => createElement(shape, attributes));
  const IconOfSize = ({ size = 'medium', className }: IconProps) => {
    const ofSize = [styles.icon, styles[size], direction === 'inline' && styles.inline, className];
    return createElement('svg', { ...FRAME, className: classNames(...ofSize) }, ...shapes);
  };
  return IconOfSize;
};
