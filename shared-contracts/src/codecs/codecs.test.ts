import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import * as t from 'io-ts';

import { DecimalFromWire, IsoDate, noneIfBlank, NumberFromWire } from './index.ts';

const read = (codec: t.Decoder<unknown, unknown>, raw: unknown): unknown => {
  const decoded = codec.decode(raw);
  return E.isRight(decoded) ? decoded.right : 'refused';
};

describe('DecimalFromWire (api contract §1)', () => {
  it.each([
    { raw: 0.1, amount: '0.1' },
    { raw: 1e-8, amount: '0.00000001' },
    { raw: 1.5e-7, amount: '0.00000015' },
    { raw: 1e21, amount: '1000000000000000000000' },
    { raw: '1.23E+2', amount: '123' },
    { raw: '-1e-3', amount: '-0.001' },
    { raw: '123456789012345.123456789012345678', amount: '123456789012345.123456789012345678' },
    { raw: '0.000000000000000001', amount: '0.000000000000000001' },
    { raw: 'NaN', amount: 'refused' },
    { raw: Number.NaN, amount: 'refused' },
    { raw: Number.POSITIVE_INFINITY, amount: 'refused' },
    { raw: '0x10', amount: 'refused' },
    { raw: '1,5', amount: 'refused' },
    { raw: '', amount: 'refused' },
    { raw: '1e99999', amount: 'refused' },
    { raw: '9'.repeat(101), amount: 'refused' },
    { raw: `0.${'9'.repeat(98)}`, amount: `0.${'9'.repeat(98)}` },
    { raw: null, amount: 'refused' },
    { raw: [1], amount: 'refused' },
  ])('$raw is $amount', ({ raw, amount }) => {
    expect(read(DecimalFromWire, raw)).toBe(amount);
  });

  it('keeps the value of every finite number, without an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        const amount = read(DecimalFromWire, value);
        expect(amount).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(amount)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('NumberFromWire', () => {
  it.each([
    { raw: 30.5, number: 30.5 },
    { raw: '30.512345678901234567', number: 30.512345678901234 },
    { raw: '-1.23456789012345678e-8', number: -1.2345678901234568e-8 },
    { raw: '', number: 'refused' },
    { raw: '0x10', number: 'refused' },
    { raw: 'NaN', number: 'refused' },
    { raw: null, number: 'refused' },
  ])('$raw is $number', ({ raw, number }) => {
    expect(read(NumberFromWire, raw)).toBe(number);
  });
});

describe('IsoDate', () => {
  it.each([
    { raw: '2026-11-20T12:00:00.000Z', at: Date.UTC(2026, 10, 20, 12) },
    { raw: 'soon', at: 'refused' },
    { raw: '', at: 'refused' },
    { raw: 1_700_000_000_000, at: 'refused' },
  ])('$raw', ({ raw, at }) => {
    expect(read(IsoDate, raw)).toBe(at);
  });

  it('encodes what it decoded', () => {
    expect(IsoDate.encode(Date.UTC(2026, 10, 20, 12))).toBe('2026-11-20T12:00:00.000Z');
  });
});

describe('noneIfBlank', () => {
  it.each([
    { raw: '', value: null },
    { raw: null, value: null },
    { raw: undefined, value: null },
    { raw: 'x', value: 'x' },
    { raw: 7, value: 'refused' },
  ])('$raw', ({ raw, value }) => {
    expect(read(noneIfBlank(t.string), raw)).toBe(value);
  });

  it('returns null for a missing key', () => {
    expect(read(t.type({ x: noneIfBlank(t.string) }), {})).toEqual({ x: null });
  });

  it('has the name of the inner codec', () => {
    expect(noneIfBlank(IsoDate).name).toBe('NoneIfBlank<IsoDate>');
  });
});
