export { $language, ESTIMATE_SETTLE_MS, POLL_MS } from './settings';
