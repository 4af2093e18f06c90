export { $language, $linkId, $noSettleMs, $typingSettleMs, TYPING_SETTLE_MS } from './settings';
