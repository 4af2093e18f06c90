export { bodyHashOf } from './body-hash.ts';
export { parseBodiesExactly } from './parse-bodies.ts';
export { answerErrors, answerFailures } from './answer-failures.ts';
export { refuseLinkId } from './refuse-link-id.ts';
export {
  Amount,
  Flag,
  OptionalAmount,
  OptionalFee,
  RequestId,
  RequiredText,
  Text,
  wordOf,
} from './codecs.ts';
export { decodeOrRefuse } from './decode.ts';
export { NAMESPACE_HEADER, namespaceOf } from './namespace.ts';
export { wireNumber, wireNumberOrNull } from './wire-number.ts';
export type { WireNumber } from './wire-number.ts';
export { conflict, notFound, notValidParam, Refusal, unauthorized } from './refusal.ts';
