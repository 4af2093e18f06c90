import type { ReactNode } from 'react';

import { CheckIcon, XIcon } from '../icons';
import { classNames } from './class-names';
import { isShown } from './field';
import { VisuallyHidden } from './visually-hidden';
import styles from './timeline.module.css';

export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed';

export type TimelineStep = {
  readonly id: string;
  readonly title: ReactNode;
  readonly state: TimelineState;
  /** State as text, for users who cannot see the colour. */
  readonly stateLabel: string;
  readonly description?: ReactNode;
  /** Content at the end of the title line, for example a time. */
  readonly aside?: ReactNode;
};

export type TimelineProps = {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** `horizontal` becomes vertical on narrow screens. */
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
};

const Mark = ({ state, place }: { readonly state: TimelineState; readonly place: number }) => (
  <span className={styles.mark} aria-hidden="true">
    {state === 'done' && <CheckIcon size="small" />}
    {state === 'failed' && <XIcon size="small" />}
    {(state === 'current' || state === 'upcoming') && place}
  </span>
);

/** Ordered steps, each done, current, upcoming or failed. */
export const Timeline = ({ label, steps, orientation = 'vertical' }: TimelineProps) => (
  <ol aria-label={label} className={classNames(styles.timeline, styles[orientation])}>
    {steps.map(({ id, title, state, stateLabel, description, aside }, index) => (
      <li
        key={id}
        className={classNames(styles.step, styles[state])}
        {...(state === 'current' ? { 'aria-current': 'step' } : {})}
      >
        <Mark state={state} place={index + 1} />
        <div className={styles.words}>
          <div className={styles.titleRow}>
            <span className={styles.title}>{title}</span>
            <VisuallyHidden>{stateLabel}</VisuallyHidden>
            {isShown(aside) && <span className={styles.aside}>{aside}</span>}
          </div>
          {isShown(description) && <div className={styles.description}>{description}</div>}
        </div>
      </li>
    ))}
  </ol>
);
