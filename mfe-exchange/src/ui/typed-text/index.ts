export { rememberTyping } from './typed-before';
export { useTypedText } from './use-typed-text';
