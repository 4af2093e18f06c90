import { RECIPIENTS } from './wallets.ts';

const { eth } = RECIPIENTS;
const ZERO_WIDTH = '\u200b';
const RIGHT_TO_LEFT = '\u202e';
const CYRILLIC_A = '\u0430';

/** Addresses that must never receive ETH (fault matrix B03). */
export const REFUSED_ADDRESSES: readonly { readonly what: string; readonly typed: string }[] = [
  { what: 'one changed character', typed: eth.replace('5aAeb', '5aBeb') },
  { what: 'the case of one letter changed', typed: eth.replace('5aAeb', '5AAeb') },
  { what: 'one character short', typed: eth.slice(0, -1) },
  { what: 'one character more', typed: `${eth}0` },
  { what: 'no 0x', typed: eth.slice(2) },
  { what: 'doubled', typed: eth + eth },
  { what: 'a Bitcoin address', typed: RECIPIENTS.btc },
  { what: 'an XRP address', typed: RECIPIENTS.xrp },
  { what: 'a Solana address', typed: RECIPIENTS.sol },
  { what: 'a Cyrillic letter', typed: eth.replace('a', CYRILLIC_A) },
  { what: 'a zero for an O', typed: eth.replace('0x', 'Ox') },
  { what: 'full-width digits', typed: eth.replace('6053', '６０５３') },
  { what: 'a turn of the writing direction', typed: `${RIGHT_TO_LEFT}${eth}` },
  { what: 'a zero-width space at the end', typed: `${eth}${ZERO_WIDTH}` },
  { what: 'a space in the middle', typed: `${eth.slice(0, 20)} ${eth.slice(20)}` },
  { what: 'markup', typed: '<img src=x onerror=globalThis.tamperedCodeRan=true>' },
  { what: 'a script address', typed: 'javascript:globalThis.tamperedCodeRan=true' },
  { what: 'SQL', typed: "' OR 1=1; DROP TABLE orders; --" },
  { what: 'a template', typed: '{{constructor.constructor("return 1")()}}' },
  { what: 'a path', typed: '../../../../etc/passwd' },
  { what: 'a null byte', typed: `${eth}\u0000` },
  { what: 'an emoji', typed: '🦄'.repeat(21) },
  { what: 'zalgo', typed: 'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮' },
  { what: 'words', typed: 'my wallet' },
  { what: 'null', typed: 'null' },
  { what: 'undefined', typed: 'undefined' },
  { what: 'NaN', typed: 'NaN' },
  { what: '10 kB', typed: 'a'.repeat(10_240) },
  { what: 'the zero prefix alone', typed: '0x' },
  { what: 'letters beyond hex', typed: `0x${'g'.repeat(40)}` },
  { what: '__proto__', typed: '__proto__' },
];

/** Addresses surrounded by white space, valid without it. */
export const TRIMMED_ADDRESSES: readonly { readonly what: string; readonly typed: string }[] = [
  { what: 'spaces around', typed: `  ${eth}  ` },
  { what: 'a tab', typed: `\t${eth}` },
  { what: 'a line break', typed: `${eth}\n` },
];

/** Invalid amounts, and amounts that cannot be exchanged (fault matrix B04). */
export const REFUSED_AMOUNTS = [
  '-1',
  '-0.1',
  '1e400',
  'abc',
  '0x10',
  'NaN',
  'Infinity',
  '∞',
  'null',
  '1.2.3',
  '1..2',
  '.',
  ',',
  '--1',
  '1-1',
  '½',
  '<b>1</b>',
  "1' OR 1=1",
  '1e-400',
] as const;

/** More digits than any valid amount. */
export const TOO_MANY_DIGITS = '9'.repeat(10_240);

/** Spellings of amounts, with their values. */
export const READ_AMOUNTS: readonly { readonly typed: string; readonly amount: string }[] = [
  { typed: '0.1', amount: '0.1' },
  { typed: ' 0.1 ', amount: '0.1' },
  { typed: '.5', amount: '0.5' },
  { typed: '0,5', amount: '0.5' },
  { typed: '０.５', amount: '0.5' },
  { typed: '٠.٥', amount: '0.5' },
  { typed: '00.5', amount: '0.5' },
  { typed: '0.123456789012345678', amount: '0.123456789012345678' },
];
