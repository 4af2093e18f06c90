import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { Amount, Flag, OptionalAmount, RequiredText, Text, wordOf } from './codecs.ts';
import { decodeOrRefuse } from './decode.ts';
import { Refusal } from './refusal.ts';

const decoded = (codec: t.Decoder<unknown, unknown>, raw: unknown): unknown => {
  const result = codec.decode(raw);
  return E.isRight(result) ? result.right : 'refused';
};

describe('Amount (fault matrix B04)', () => {
  it.each([
    { raw: '0.1', amount: '0.1' },
    { raw: 0.1, amount: '0.1' },
    { raw: ' 12 ', amount: '12' },
    { raw: 1e-8, amount: '0.00000001' },
    { raw: '1e-8', amount: '0.00000001' },
    { raw: '0.000000000000000001', amount: '0.000000000000000001' },
    { raw: '123456789012345.123456789012345678', amount: '123456789012345.123456789012345678' },
  ])('decodes $raw exactly', ({ raw, amount }) => {
    const result = Amount.decode(raw);

    expect(E.isRight(result) && result.right.toFixed()).toBe(amount);
  });

  it.each([
    0,
    '0',
    '0.0',
    -1,
    '-1',
    '1e400',
    1e400,
    '0x10',
    '1,5',
    '1.234,5',
    '∞',
    '１２',
    '٣',
    'NaN',
    Number.NaN,
    '',
    ' ',
    '.5',
    '5.',
    '1'.repeat(31),
    '9'.repeat(10_000),
    null,
    undefined,
    {},
    [],
    [1],
    true,
    '1 000',
    '+1',
    '1e',
    '--1',
  ])('refuses %p', (raw) => {
    expect(decoded(Amount, raw)).toBe('refused');
  });

  it.each(['', null, undefined])('is null for %p if optional', (raw) => {
    expect(decoded(OptionalAmount, raw)).toBeNull();
  });

  it('refuses nonsense even if optional', () => {
    expect(decoded(OptionalAmount, 'lots')).toBe('refused');
  });
});

describe('Text', () => {
  it.each([
    { raw: ' a ', text: 'a' },
    { raw: undefined, text: '' },
    { raw: null, text: '' },
    { raw: 7, text: '7' },
    { raw: 'a'.repeat(512), text: 'a'.repeat(512) },
    { raw: 'a'.repeat(513), text: 'refused' },
    { raw: true, text: 'refused' },
    { raw: {}, text: 'refused' },
    { raw: ['a'], text: 'refused' },
  ])('of $raw', ({ raw, text }) => {
    expect(decoded(Text, raw)).toBe(text);
  });
});

describe('RequiredText', () => {
  it.each([
    { raw: 'a', text: 'a' },
    { raw: 7, text: '7' },
    { raw: '', text: 'refused' },
    { raw: '   ', text: 'refused' },
    { raw: undefined, text: 'refused' },
    { raw: null, text: 'refused' },
    { raw: ['a', 'b'], text: 'refused' },
  ])('of $raw', ({ raw, text }) => {
    expect(decoded(RequiredText, raw)).toBe(text);
  });
});

describe('Flag', () => {
  it.each([
    { raw: true, is: true },
    { raw: 'true', is: true },
    { raw: 1, is: true },
    { raw: '1', is: true },
    { raw: 'false', is: false },
    { raw: undefined, is: false },
    { raw: 'yes', is: false },
  ])('of $raw: $is', ({ raw, is }) => {
    expect(decoded(Flag, raw)).toBe(is);
  });
});

describe('wordOf', () => {
  const Colour = wordOf(['red', 'green'] as const);
  const ColourOrRed = wordOf(['red', 'green'] as const, 'red');

  it.each([
    { codec: Colour, raw: 'green', word: 'green' },
    { codec: Colour, raw: 'blue', word: 'refused' },
    { codec: Colour, raw: undefined, word: 'refused' },
    { codec: Colour, raw: '', word: 'refused' },
    { codec: ColourOrRed, raw: '', word: 'red' },
    { codec: ColourOrRed, raw: undefined, word: 'red' },
    { codec: ColourOrRed, raw: 'blue', word: 'refused' },
  ])('decodes $raw to $word', ({ codec, raw, word }) => {
    expect(decoded(codec, raw)).toBe(word);
  });
});

describe('decodeOrRefuse', () => {
  const Body = t.type({ id: RequiredText, notify: t.type({ email: RequiredText }) }, 'Body');
  const refusalOf = (raw: unknown): unknown => {
    try {
      return decodeOrRefuse(Body, raw);
    } catch (failure) {
      return failure instanceof Refusal ? [failure.status, failure.body] : failure;
    }
  };

  it('returns a valid value', () => {
    expect(refusalOf({ id: 'a', notify: { email: 'b' } })).toEqual({ id: 'a', notify: { email: 'b' } });
  });

  it.each([
    { rule: 'a missing field', raw: { notify: { email: 'b' } }, field: 'id', message: 'id: is required' },
    {
      rule: 'a nested field',
      raw: { id: 'a', notify: { email: {} } },
      field: 'notify.email',
      message: 'notify.email: expected text',
    },
    { rule: 'nothing', raw: null, field: 'id', message: 'id: is required' },
    { rule: 'not an object', raw: 'text', field: 'body', message: 'body: expected Body' },
  ])('names $rule', ({ raw, field, message }) => {
    expect(refusalOf(raw)).toEqual([400, { error: 'not_valid_params', field, message }]);
  });
});
