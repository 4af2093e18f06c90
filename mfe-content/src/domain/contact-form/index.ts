export {
  ERROR_KEYS,
  fineFields,
  isEmail,
  isFieldFine,
  canSend,
  NO_FIELDS,
  TOPICS,
  topicsOf,
  usesCaptcha,
  WARNING_KEYS,
} from './contact-form';
export type { ContactField, ContactFields, FormFailure, Topic } from './contact-form';
export { DRAFT_KEY, readDraft, writeDraft } from './draft';
