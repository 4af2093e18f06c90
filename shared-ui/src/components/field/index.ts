export { Field } from './field';
export { describeControl, isShown, useFieldIds } from './field-ids';
export type { FieldWords } from './field-ids';
export { FieldMessage } from './field-message';
export { rememberInput } from './early-input';
export { useEarlyInput } from './use-early-input';
