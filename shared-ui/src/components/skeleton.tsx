import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import styles from './skeleton.module.css';

export type SkeletonShape = 'text' | 'title' | 'control' | 'amount' | 'row' | 'card' | 'circle';

export type SkeletonProps = {
  /** Height of the loaded content, from a token, so that the layout does not shift. */
  readonly shape?: SkeletonShape | undefined;
  readonly width?: 'full' | 'half' | 'third' | undefined;
  readonly count?: number | undefined;
  /** Announced as a status. Without it the skeleton is decorative. */
  readonly label?: string | undefined;
};

/** Placeholder for loading content. */
export const Skeleton = ({ shape = 'text', width = 'full', count = 1, label }: SkeletonProps) => (
  <div className={styles.stack} {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
    {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={classNames(styles.bone, styles[shape], styles[width])} />
    ))}
  </div>
);
