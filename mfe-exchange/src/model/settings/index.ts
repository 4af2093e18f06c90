export {
  $isInMessagingApp,
  $isSignedIn,
  $language,
  $linkId,
  $noSettleMs,
  $promoCode,
  $typingSettleMs,
  promoCodeJudged,
  signedInChanged,
  TYPING_SETTLE_MS,
} from './settings';
