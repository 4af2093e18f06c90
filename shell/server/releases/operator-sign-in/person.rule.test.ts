import * as E from 'fp-ts/lib/Either.js';

import { toPerson } from './person.rule.ts';
import type { Claims } from './person.rule.ts';

const SETTINGS = {
  claim: 'roles',
  groups: new Map([
    ['admins', ['ops']],
    ['swap', ['mfe-swap']],
    ['both', ['mfe-swap', 'mfe-pro']],
    ['staff', ['read']],
  ]),
};
const EVA = { sub: 'user-17', email: 'eva@coinlane.example', roles: ['swap'] };

describe('the person of an ID token', () => {
  it.each<{ rule: string; claims: Claims; id: string; name: string }>([
    { rule: 'is named by e-mail', claims: EVA, id: 'user-17', name: 'eva@coinlane.example' },
    {
      rule: 'is named by subject if the address is not verified',
      claims: { ...EVA, email_verified: false },
      id: 'user-17',
      name: 'user-17',
    },
    {
      rule: 'is named by subject without an address',
      claims: { ...EVA, email: 7 },
      id: 'user-17',
      name: 'user-17',
    },
    {
      rule: 'cannot have the form of a token',
      claims: { ...EVA, email: 'ann (token e4382e8e99dc) <a@b.example>' },
      id: 'user-17',
      name: 'user-17',
    },
    {
      rule: 'has a hash as subject if that has other characters',
      claims: { sub: 'a) \u001b[2J', roles: ['swap'] },
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      name: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ])('$rule', ({ claims, id, name }) => {
    expect(toPerson(claims, SETTINGS)).toEqual(E.right({ id, name, for: 'mfe-swap' }));
  });

  it.each([
    { roles: ['admins', 'swap'], scope: 'ops' },
    { roles: ['swap', 'both', 'staff'], scope: 'mfe-pro, mfe-swap' },
    { roles: ['staff'], scope: 'read only' },
    { roles: 'swap', scope: 'mfe-swap' },
  ])('has the rights of all groups $roles', ({ roles, scope }) => {
    expect(toPerson({ ...EVA, roles }, SETTINGS)).toMatchObject({ right: { for: scope } });
  });

  it.each([
    {
      rule: 'unknown groups',
      claims: { ...EVA, roles: ['guests'] },
      words: 'No group of eva@coinlane.example',
    },
    {
      rule: 'another claim',
      claims: { ...EVA, roles: undefined, groups: ['admins'] },
      words: 'claim "roles"',
    },
    { rule: 'no list', claims: { ...EVA, roles: { admins: true } }, words: 'claim "roles"' },
    { rule: 'no subject', claims: { roles: ['admins'] }, words: 'names nobody' },
  ])('has no rights with $rule', ({ claims, words }) => {
    const person = toPerson(claims, SETTINGS);
    expect(E.isLeft(person) ? person.left : '').toContain(words);
  });
});
