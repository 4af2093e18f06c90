import * as E from 'fp-ts/lib/Either.js';

import { readOperatorSignIn } from './read-operator-sign-in.ts';

const SET = {
  OPS_OIDC_ISSUER: 'https://login.example/realms/staff',
  OPS_OIDC_CLIENT_ID: 'coinlane',
  OPS_OIDC_CLIENT_SECRET: 'the-secret',
  OPS_OIDC_GROUPS: '{"admins": "ops", "swap, team": "mfe-swap, mfe-pro"}',
};

describe('readOperatorSignIn', () => {
  it('reads an issuer, and the rights of its groups', () => {
    expect(readOperatorSignIn(SET)).toEqual(
      E.right({
        issuer: 'https://login.example/realms/staff',
        clientId: 'coinlane',
        clientSecret: 'the-secret',
        groups: new Map([
          ['admins', ['ops']],
          ['swap, team', ['mfe-swap', 'mfe-pro']],
        ]),
        claim: 'groups',
        scope: 'openid email',
      }),
    );
  });

  it('is null without variables', () => {
    expect(readOperatorSignIn({})).toEqual(E.right(null));
  });

  it.each([
    { rule: 'http on this machine', change: { OPS_OIDC_ISSUER: 'http://127.0.0.1:9000' } },
    { rule: 'a public client', change: { OPS_OIDC_CLIENT_SECRET: '' } },
    { rule: 'other scopes', change: { OPS_OIDC_SCOPE: 'openid groups' } },
  ])('accepts $rule', ({ change }) => {
    expect(readOperatorSignIn({ ...SET, ...change })._tag).toBe('Right');
  });

  it.each([
    { change: { OPS_OIDC_ISSUER: '' }, words: 'OPS_OIDC_ISSUER is missing' },
    { change: { OPS_OIDC_CLIENT_ID: '' }, words: 'OPS_OIDC_CLIENT_ID is missing' },
    { change: { OPS_OIDC_GROUPS: '' }, words: 'OPS_OIDC_GROUPS is missing' },
    { change: { OPS_OIDC_ISSUER: 'http://login.example' }, words: 'OPS_OIDC_ISSUER is wrong' },
    { change: { OPS_OIDC_ISSUER: 'login.example' }, words: 'OPS_OIDC_ISSUER is wrong' },
    { change: { OPS_OIDC_GROUPS: 'admins=ops' }, words: 'OPS_OIDC_GROUPS is wrong' },
    { change: { OPS_OIDC_GROUPS: '{}' }, words: 'OPS_OIDC_GROUPS is wrong' },
    { change: { OPS_OIDC_GROUPS: '{"admins": ""}' }, words: 'OPS_OIDC_GROUPS is wrong' },
    { change: { OPS_OIDC_GROUPS: '{"admins": "read only"}' }, words: 'OPS_OIDC_GROUPS is wrong' },
    { change: { OPS_OIDC_GROUPS: '{"admins": true}' }, words: 'OPS_OIDC_GROUPS is wrong' },
    { change: { OPS_OIDC_SCOPE: 'email' }, words: 'OPS_OIDC_SCOPE is wrong' },
  ])('refuses $change', ({ change, words }) => {
    const read = readOperatorSignIn({ ...SET, ...change });
    const problems = E.isLeft(read) ? read.left : [];
    expect(problems.join('\n')).toContain(words);
    expect(problems.join('\n')).not.toContain('the-secret');
  });
});
