import { dialogRegionAttribute, liveRegionId } from './announce';
import styles from './live-region.module.css';

/** Polite live region of the page. Rendered once by the shell; `announce` writes into it. */
export const LiveRegion = () => <div id={liveRegionId} role="status" className={styles.region} />;

/** Live region of a modal dialog. `announce` uses it while the dialog is open. */
export const DialogLiveRegion = () => (
  <div {...{ [dialogRegionAttribute]: '' }} aria-live="polite" className={styles.region} />
);
