export { Field } from './field';
export { describeControl, isShown, useFieldIds } from './field-ids';
export type { FieldIds, FieldWords } from './field-ids';
export { FieldMessage } from './field-message';
