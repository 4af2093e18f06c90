export { $language, $settleMs } from './settings';
