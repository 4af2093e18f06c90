import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';
import styles from './skeleton.module.css';

export type SkeletonShape = 'text' | 'title' | 'control' | 'amount' | 'row' | 'card' | 'circle';

export type SkeletonProps = {
  /** The height of the thing it stands for, from a token, so that nothing moves when that arrives. */
  readonly shape?: SkeletonShape | undefined;
  readonly width?: 'full' | 'half' | 'third' | undefined;
  readonly count?: number | undefined;
  /** Said as a status; without it the skeleton is decoration. */
  readonly label?: string | undefined;
};

/** The place of something that is being loaded. */
export const Skeleton = ({ shape = 'text', width = 'full', count = 1, label }: SkeletonProps) => (
  <div className={styles.stack} {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
    {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={classNames(styles.bone, styles[shape], styles[width])} />
    ))}
  </div>
);
