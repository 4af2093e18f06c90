import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { decodeProblemsOf } from './decode-problems-of.ts';

const Person = t.type({ name: t.string, address: t.type({ email: t.string, age: t.number }) }, 'Person');
const problemsOf = (value: unknown): readonly string[] => {
  const decoded = Person.decode(value);
  return isLeft(decoded) ? decodeProblemsOf(decoded.left) : [];
};

describe('decodeProblemsOf', () => {
  it('names each place by its keys and types', () => {
    expect(problemsOf({ name: 7, address: { email: null, age: 30 } })).toEqual([
      ': Person/name: string',
      ': Person/address: { email: string, age: number }/email: string',
    ]);
  });

  it('does not include the values', () => {
    const problems = problemsOf({
      name: ['ada'],
      address: { email: { value: 'ada@mail.example' }, age: 'thirty' },
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/ada|@|thirty/);
  });
});
