export { answerFailures } from './answer-failures.ts';
export { refuseLinkId } from './refuse-link-id.ts';
export { Amount, Flag, OptionalAmount, RequiredText, Text, wordOf } from './codecs.ts';
export { decodeOrRefuse } from './decode.ts';
export { namespaceOf } from './namespace.ts';
export { notFound, notValidParam, Refusal, unauthorized } from './refusal.ts';
