export { $language, $noSettleMs, $typingSettleMs } from './settings';
