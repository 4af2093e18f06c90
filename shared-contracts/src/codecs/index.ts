export { DecimalFromWire } from './decimal-from-wire.ts';
export { isTooComplex } from './is-too-complex.ts';
export { IsoDate } from './iso-date.ts';
export { noneIfBlank } from './none-if-blank.ts';
export { NumberFromWire } from './number-from-wire.ts';
export { parseJson, quoteLongNumbers } from './parse-json.ts';
