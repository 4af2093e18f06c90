import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { misfitsOf } from './misfits-of.ts';

const Person = t.type({ name: t.string, address: t.type({ email: t.string, age: t.number }) }, 'Person');
const misfits = (value: unknown): readonly string[] => {
  const decoded = Person.decode(value);
  return isLeft(decoded) ? misfitsOf(decoded.left) : [];
};

describe('misfitsOf', () => {
  it('names each place by its keys and types', () => {
    expect(misfits({ name: 7, address: { email: null, age: 30 } })).toEqual([
      ': Person/name: string',
      ': Person/address: { email: string, age: number }/email: string',
    ]);
  });

  it('says nothing of the values', () => {
    const told = misfits({ name: ['ada'], address: { email: { value: 'ada@mail.example' }, age: 'thirty' } });
    expect(told).toHaveLength(3);
    expect(told.join()).not.toMatch(/ada|@|thirty/);
  });
});
