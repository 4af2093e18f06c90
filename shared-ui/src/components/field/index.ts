export { Field } from './field';
export { describeControl, isShown, useFieldIds } from './field-ids';
export type { FieldIds, FieldWords } from './field-ids';
export { FieldMessage } from './field-message';
export { isTypedOver, rememberTyping } from './typed-before';
export { useCheckedBefore, useSelectedBefore } from './use-chosen-before';
export { useTypedBefore } from './use-typed-before';
