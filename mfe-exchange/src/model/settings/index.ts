export {
  $isInMessagingApp,
  $isSignedIn,
  $language,
  $linkId,
  $noSettleMs,
  $typingSettleMs,
  signedInChanged,
  TYPING_SETTLE_MS,
} from './settings';
