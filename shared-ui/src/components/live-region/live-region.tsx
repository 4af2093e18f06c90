import { dialogRegionAttribute, liveRegionId } from './announce';
import styles from './live-region.module.css';

/** The page's polite live region. The shell renders it once; `announce` writes into it. */
export const LiveRegion = () => <div id={liveRegionId} role="status" className={styles.region} />;

/** The region of a modal dialog, which `announce` prefers while the dialog is open. */
export const DialogLiveRegion = () => (
  <div {...{ [dialogRegionAttribute]: '' }} aria-live="polite" className={styles.region} />
);
