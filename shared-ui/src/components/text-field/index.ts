export { TextArea } from './text-area';
export type { TextAreaProps } from './text-area';
export { TextField } from './text-field';
export type { TextFieldProps } from './text-field';
