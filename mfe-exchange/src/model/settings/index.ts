export { $language, $noSettleMs, $typingSettleMs, TYPING_SETTLE_MS } from './settings';
