import type { ReactNode } from 'react';

import { classNames } from '../class-names';
import { isShown } from '../field';
import styles from './text-field.module.css';

export const frameClassName = (error: ReactNode, disabled: boolean | undefined): string =>
  classNames(styles.frame, isShown(error) && styles.invalid, disabled === true && styles.disabled);
