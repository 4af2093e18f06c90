import styles from './live-region.module.css';

/** One region for the whole page, found by id: each remote has its own copy of this module. */
export const liveRegionId = 'coinlane-live-region';
export const dialogRegionAttribute = 'data-live-region';

const createRegion = (): HTMLElement => {
  const region = document.createElement('div');
  region.id = liveRegionId;
  region.className = styles.region ?? '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
};

/**
 * The page behind a modal dialog is not announced, so each dialog has its own region. Returns that of the topmost
 * dialog.
 */
const findRegion = (): Element => {
  const inDialogs = document.querySelectorAll(`dialog[open] [${dialogRegionAttribute}]`);
  return inDialogs[inDialogs.length - 1] ?? document.getElementById(liveRegionId) ?? createRegion();
};

/**
 * Announces a text in the polite live region of the page. Repeated texts are announced again. Browser only: call it
 * from events and effects.
 */
export const announce = (text: string): void => {
  const region = findRegion();
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
};
