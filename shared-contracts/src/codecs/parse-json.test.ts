import { cpuMs } from '../testing/index.ts';
import { parseJson } from './index.ts';

describe('parseJson', () => {
  it.each([
    { rule: '18 decimals', text: '{"a":0.123456789012345678}', value: { a: '0.123456789012345678' } },
    { rule: 'a large whole number', text: '[9007199254740993]', value: ['9007199254740993'] },
    {
      rule: 'the smallest unit next to a whole one',
      text: '1.000000000000000001',
      value: '1.000000000000000001',
    },
    { rule: 'a long negative number', text: '[-1.000000000000000001]', value: ['-1.000000000000000001'] },
    {
      rule: 'a long number with an exponent',
      text: '1.23456789012345678e-8',
      value: '1.23456789012345678e-8',
    },
    { rule: 'leading zeros do not count as digits', text: '0.000000000000000001', value: 1e-18 },
    { rule: 'trailing zeros do not count as digits', text: '0.100000000000000000', value: 0.1 },
    { rule: 'all digits of a float', text: '0.30000000000000004', value: 0.30000000000000004 },
    { rule: 'a short number', text: '{"a": 1e-8, "b": [0.1, 1500]}', value: { a: 1e-8, b: [0.1, 1500] } },
    {
      rule: 'digits in a string',
      text: '{"a":"\\" 1.000000000000000001 "}',
      value: { a: '" 1.000000000000000001 ' },
    },
    {
      rule: 'a string that ends with a backslash',
      text: '["\\\\", 1.000000000000000001]',
      value: ['\\', '1.000000000000000001'],
    },
  ])('reads $rule', ({ text, value }) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each(['{"a":', '1.000000000000000001.2', '01.000000000000000001', '["1.000000000000000001]', '<html>'])(
    'throws a SyntaxError for %s',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );

  it('reads a long list in linear time', () => {
    const text = `[${'1.000000000000000001,'.repeat(100_000)}"${'\\"1'.repeat(100_000)}"]`;

    expect(parseJson(text)).toHaveLength(100_001);
    expect(cpuMs(() => parseJson(text))).toBeLessThan(2_000);
  });

  it('reads a string of 20 MB, such as the dump of a local chain', () => {
    const text = `["${'f'.repeat(20_000_000)}", 1.000000000000000001]`;

    expect(parseJson(text)).toEqual([expect.any(String), '1.000000000000000001']);
  });
});
