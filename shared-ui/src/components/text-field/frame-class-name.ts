import type { ReactNode } from 'react';

import { classNames } from '../class-names';
import { isShown } from '../field';
import styles from './text-field.module.css';

/** The frame around a text control in its present state. */
export const frameClassName = (error: ReactNode, disabled: boolean | undefined): string =>
  classNames(styles.frame, isShown(error) && styles.invalid, disabled === true && styles.disabled);
