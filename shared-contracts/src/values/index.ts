export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from './language.ts';
export type { Language } from './language.ts';
export { isRemoteName, REMOTE_NAMES } from './remote-name.ts';
export type { RemoteName } from './remote-name.ts';
export type { DecimalString, Direction, Network, RateMode, Ticker } from './trade.ts';
