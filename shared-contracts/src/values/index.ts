export { CALCULATOR_KEYS, CALCULATOR_PARAMETERS } from './calculator-parameters.ts';
export type { CalculatorKey, CalculatorParameter } from './calculator-parameters.ts';
export { DEFI_COINS, MEME_COINS } from './coin-lists.ts';
export { plainText } from './content-block.ts';
export type { ContentBlock, ContentQuestion, ContentSpan } from './content-block.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  moreLanguages,
  siteLanguages,
  registerExtraLanguages,
} from './language.ts';
export type { Language, ExtraLanguage } from './language.ts';
export { lookUp } from './look-up.ts';
export { decodedText, segmentsOf } from './path-segments.ts';
export { isRemoteName, REMOTE_NAMES } from './remote-name.ts';
export type { RemoteName } from './remote-name.ts';
export type { DecimalString, Direction, Network, RateMode, Ticker } from './trade.ts';
