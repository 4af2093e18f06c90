import { classNames } from './class-names';
import styles from './countdown-ring.module.css';

export type CountdownRingProps = {
  /** Names what expires, for example "Rate valid for". */
  readonly label: string;
  readonly secondsLeft: number;
  readonly secondsTotal: number;
  /** Time left in the format of the language, for example "4:59". */
  readonly text: string;
  readonly isUrgent?: boolean | undefined;
};

const radius = 20;
const circumference = 2 * Math.PI * radius;

const shareLeft = (secondsLeft: number, secondsTotal: number): number =>
  secondsTotal > 0 ? Math.min(Math.max(secondsLeft / secondsTotal, 0), 1) : 0;

/**
 * Ring that shrinks once per second: a smooth animation would repaint the page sixty times a second. The caller
 * counts down and announces important thresholds with `announce`.
 */
export const CountdownRing = ({
  label,
  secondsLeft,
  secondsTotal,
  text,
  isUrgent = false,
}: CountdownRingProps) => (
  <span
    role="timer"
    aria-label={`${label} ${text}`}
    className={classNames(styles.timer, isUrgent && styles.urgent)}
  >
    <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r={radius} className={styles.track} />
      <circle
        cx="24"
        cy="24"
        r={radius}
        className={styles.rest}
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - shareLeft(secondsLeft, secondsTotal))}
      />
    </svg>
    <span aria-hidden="true">{text}</span>
  </span>
);
