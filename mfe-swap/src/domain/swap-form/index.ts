export { amountText, checkAmount, estimateText, feeText } from './amount';
export {
  checkForm,
  emptyForm,
  isComplete,
  isSamePayout,
  canConfirm,
  payoutAddressOf,
  toggledForm,
} from './swap-form';
export type { CheckedAddress, FormVerdict, SwapForm } from './swap-form';
export {
  isCreatedOnSite,
  isPartnerKycError,
  needsTokensDestination,
  pathAfterCreating,
  toSwapRequest,
} from './swap-request';
export type { CreateFailure, SwapRequest } from './swap-request';
export { draftOf, formOfDraft, readDraft, writeDraft } from './draft';
export type { OpenAttempt, SwapDraft } from './draft';
