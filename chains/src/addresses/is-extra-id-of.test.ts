import { isExtraIdOf } from './is-extra-id-of.ts';

const DIGITS = '1e99423a4ed27608a15a2616a2b0e9e52ced330ac530edcc32c8ffc6a526aedd';
const WIF = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';

/** A text in groups of one length, as on paper. */
const inGroups = (text: string, length: number, separator: string): string =>
  (text.match(new RegExp(`.{1,${String(length)}}`, 'g')) ?? []).join(separator);

/** The first `size` letters after f again and again. */
const inAlphabet = (length: number, size: number): string =>
  'ghijklmnopqr'.slice(0, size).repeat(length).slice(0, length);

const ORDER = 'order2026112600012345678';
const NUMBERS = Array.from({ length: 32 }, (_, at) => String(at + 10)).join(' ');
/** Eight pairs of letters are fewer words than a phrase has. */
const PAIRS = `${NUMBERS.slice(0, 53)} gh ij kl mn op qr st uv`;

describe('isExtraIdOf', () => {
  it.each([
    { rule: 'a tag', network: 'xrp', text: '12345', is: true },
    { rule: 'the highest tag', network: 'xrp', text: '4294967295', is: true },
    { rule: 'the highest tag with zeros', network: 'xrp', text: '0004294967295', is: true },
    { rule: 'a tag of 33 bits', network: 'xrp', text: '4294967296', is: false },
    { rule: 'a tag of 19 digits (spec §5)', network: 'xrp', text: '9'.repeat(19), is: false },
    { rule: 'an ID above 64 bits is a text', network: 'xlm', text: '9'.repeat(25), is: true },
    { rule: 'letters as a tag', network: 'xrp', text: 'abc', is: false },
    { rule: 'full-width digits', network: 'xrp', text: '１２', is: false },
    { rule: 'a memo with spaces', network: 'eos', text: 'order 7, thanks', is: true },
    { rule: 'a memo in another script', network: 'algo', text: 'заказ 7', is: true },
    { rule: 'a zero-width space', network: 'eos', text: '7\u200b', is: false },
    { rule: 'a byte order mark inside', network: 'waxp', text: '1\ufeff2', is: false },
    { rule: 'a right-to-left override', network: 'hbar', text: '\u202e12', is: false },
    { rule: 'a control character', network: 'algo', text: '1\u00002', is: false },
    { rule: 'a tab', network: 'eos', text: '1\t2', is: false },
    { rule: 'half of a surrogate pair', network: 'algo', text: '7\ud83d', is: false },
    { rule: 'a variation selector', network: 'eos', text: '1\ufe0f2', is: false },
    { rule: 'a combining joiner', network: 'hbar', text: '1\u034f2', is: false },
    { rule: 'a selector of the supplement', network: 'algo', text: '12\u{e0100}', is: false },
    { rule: 'a Mongolian selector', network: 'waxp', text: '1\u180b2', is: false },
    { rule: 'a Braille blank', network: 'eos', text: '12\u2800', is: false },
    ...['\u00a0', '\u1680', '\u2000', '\u200a', '\u2028', '\u202f', '\u205f', '\u3000'].map((space) => ({
      rule: `a space ${JSON.stringify(space)}, which looks like another one,`,
      network: 'eos',
      text: `order${space}7`,
      is: false,
    })),
    { rule: 'a space before it', network: 'algo', text: ' order 7', is: false },
    { rule: 'a space after it', network: 'hbar', text: 'order 7 ', is: false },
    { rule: 'an ideographic space after it', network: 'waxp', text: '7\u3000', is: false },
    { rule: 'only a space', network: 'algo', text: ' ', is: false },
    { rule: '300 bytes in 100 characters', network: 'eos', text: '注'.repeat(100), is: false },
    { rule: '300 bytes in 100 characters', network: 'waxp', text: '注'.repeat(100), is: false },
    { rule: '240 bytes in 80 characters', network: 'waxp', text: '注'.repeat(80), is: true },
    { rule: 'an emoji', network: 'algo', text: 'order 🍋', is: true },
    ...[
      { network: 'stx', limit: 34 },
      { network: 'hbar', limit: 100 },
      { network: 'algo', limit: 1_024 },
      { network: 'xem', limit: 1_024 },
    ].flatMap(({ network, limit }) => [
      // each letter has two bytes
      { rule: `${String(limit)} bytes`, network, text: 'я'.repeat(limit / 2), is: true },
      { rule: `more than ${String(limit)} bytes`, network, text: `${'я'.repeat(limit / 2)}z`, is: false },
    ]),
    {
      rule: 'a recovery phrase',
      network: 'hbar',
      text: `${'legal winner thank year '.repeat(2)}wave sausage worth useful`,
      is: false,
    },
    {
      rule: 'a private key (BIP 178 test key)',
      network: 'algo',
      text: WIF,
      is: false,
    },
    { rule: 'a private key in quotation marks', network: 'algo', text: `"${WIF}"`, is: false },
    { rule: 'a private key with a title', network: 'eos', text: `my key ${WIF}`, is: false },
    { rule: 'a private key of Electrum', network: 'algo', text: `p2wpkh:${WIF}`, is: false },
    {
      rule: 'a private key of its own network',
      network: 'eos',
      text: 'PVT_K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V',
      is: false,
    },
    {
      rule: 'a private key in DER',
      network: 'hbar',
      text: `302e020100300506032b657004220420${DIGITS}`,
      is: false,
    },
    { rule: 'a private key or a hash', network: 'atom', text: DIGITS, is: false },
    { rule: 'a private key or a hash with 0x', network: 'ton', text: `0x${DIGITS}`, is: false },
    {
      rule: 'a private key in Base64',
      network: 'algo',
      text: 'HplCOk7SdgihWiYWorDp5SztMwrFMO3MMsj/xqUmrt0=',
      is: false,
    },
    { rule: 'a quoted recovery phrase', network: 'algo', text: `"${'legal winner '.repeat(6)}"`, is: false },
    {
      rule: 'a private key or a hash in groups',
      network: 'algo',
      text: DIGITS.replaceAll(/.{8}/g, '$& ').trim(),
      is: false,
    },
    {
      rule: 'a private key or a hash with colons',
      network: 'algo',
      text: DIGITS.replaceAll(/..(?=.)/g, '$&:'),
      is: false,
    },
    {
      rule: 'a private key as bytes',
      network: 'algo',
      text: JSON.stringify([...Buffer.from(DIGITS, 'hex')]),
      is: false,
    },
    {
      rule: 'a recovery phrase in hex',
      network: 'algo',
      text: Buffer.from('legal winner '.repeat(6)).toString('hex'),
      is: false,
    },
    { rule: 'a private key in groups of four', network: 'algo', text: inGroups(WIF, 4, ' '), is: false },
    { rule: 'a private key in groups of five', network: 'eos', text: inGroups(WIF, 5, '-'), is: false },
    { rule: 'a private key in groups of ten', network: 'xem', text: inGroups(WIF, 10, ' / '), is: false },
    {
      rule: 'a Chinese recovery phrase without spaces',
      network: 'algo',
      text: '的一是在不了有和人这中大',
      is: false,
    },
    { rule: 'a text in hex', network: 'algo', text: Buffer.from('order 7').toString('hex'), is: true },
    { rule: 'groups of digits', network: 'eos', text: '1234 5678 9012 3456 7890 12', is: true },
    {
      rule: 'short words of one length',
      network: 'eos',
      text: 'this memo from your shop pays rent',
      is: true,
    },
    { rule: 'a Chinese sentence', network: 'algo', text: '感谢您的付款，订单七号', is: true },
    { rule: 'a time with numbers', network: 'algo', text: '2026-11-26 14:10:22.123 00 7 12', is: true },
    { rule: 'a UUID', network: 'ton', text: '123e4567-e89b-12d3-a456-426614174000', is: true },
    { rule: '32 hex digits', network: 'eos', text: DIGITS.slice(32), is: true },
    { rule: 'an address', network: 'atom', text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', is: true },
    { rule: 'a short Base64 text', network: 'algo', text: 'b3JkZXIgNw==', is: true },
    { rule: '120 digits', network: 'ton', text: '1234567890'.repeat(12), is: true },
    { rule: 'one word twenty times', network: 'eos', text: 'memo: '.repeat(20).trim(), is: true },
    { rule: 'a sentence', network: 'eos', text: 'payment for order 7 of our shop, many thanks', is: true },
    { rule: 'a private key in groups of three', network: 'algo', text: inGroups(WIF, 3, ' '), is: false },
    { rule: 'a private key in three groups', network: 'algo', text: inGroups(WIF, 17, ' '), is: false },
    {
      rule: 'two long numbers of orders',
      network: 'algo',
      text: `${ORDER}ab ${ORDER}`,
      is: true,
    },
    {
      rule: 'ten words, the longest first',
      network: 'algo',
      text: 'confirmation of wholesale delivery requested by customer department, reference below',
      is: true,
    },
    {
      rule: 'eleven words, the longest last',
      network: 'algo',
      text: 'this memo from your shop pays rent with cash also department',
      is: true,
    },
    { rule: 'pairs of letters and digits', network: 'algo', text: PAIRS, is: true },
    {
      rule: 'a private key in hex digits of its letters',
      network: 'algo',
      text: Buffer.from(WIF).toString('hex'),
      is: false,
    },
    { rule: '48 characters', network: 'algo', text: inAlphabet(48, 12), is: true },
    { rule: '49 characters, twelve different ones', network: 'algo', text: inAlphabet(49, 12), is: false },
    { rule: '49 characters, eleven different ones', network: 'algo', text: inAlphabet(49, 11), is: true },
    { rule: '112 characters', network: 'algo', text: inAlphabet(112, 12), is: false },
    { rule: '113 characters', network: 'algo', text: inAlphabet(113, 12), is: true },
    {
      rule: '44 characters with an equals sign last',
      network: 'algo',
      text: `${inAlphabet(43, 12)}=`,
      is: false,
    },
    { rule: 'more after the equals sign', network: 'algo', text: `${inAlphabet(43, 12)}=x`, is: true },
    { rule: 'more before the equals sign', network: 'algo', text: `x${inAlphabet(43, 12)}=`, is: true },
    { rule: 'numbers after a word', network: 'algo', text: `sent ${NUMBERS}`, is: true },
    { rule: 'numbers before a word', network: 'algo', text: `${NUMBERS} sent`, is: true },
    {
      rule: 'two numbers of 40 digits',
      network: 'algo',
      text: inGroups('1234567890'.repeat(8), 40, ' '),
      is: true,
    },
    { rule: 'a network without memos', network: 'btc', text: '1', is: false },
    { rule: 'an unknown network', network: 'nowhere', text: '1', is: false },
  ])('$network: $rule is one: $is', ({ network, text, is }) => {
    expect(isExtraIdOf(network, text)).toBe(is);
  });
});
