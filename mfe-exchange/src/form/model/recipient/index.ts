export { recipientFieldsModel, recipientModel } from './recipient-model';
export {
  FIELD_NAMES,
  isBlank,
  isUsableDraft,
  NO_DRAFT,
  NO_FIELDS,
  toPairKey,
  withoutSecrets,
} from './recipient-fields';
export type { FieldName, FieldTyped, RecipientDraft, RecipientFields } from './recipient-fields';
export type { PaymentLinkAutofill } from './create-payment-link-autofill';
export type { PastedInput, TextToRead } from './create-pasted-text-reader';
export type { AddressQuestion } from './create-service-verdict';
export { isPastedOtherwise } from './recipient-view';
export type { ExtraIdView, RecipientView, RefundView } from './recipient-view';
