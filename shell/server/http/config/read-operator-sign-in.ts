import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';

import { Text } from './codecs.ts';
import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Problems, Reading } from './environment-field.ts';

/** Identity issuer for operators (OpenID Connect). */
export type OidcSettings = {
  /** URL, exactly as in the ID tokens of the issuer. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client, with PKCE only. */
  readonly clientSecret: string | null;
  /** Rights by group: `ops`, `read` or names of remotes. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** Claim of the ID token with the groups of a person. */
  readonly claim: string;
  /** Requested scopes, separated by spaces. */
  readonly scope: string;
};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const RIGHT = /^[a-z][a-z0-9-]{0,63}$/;
/** Limit on the rights of a holder, because the session cookie contains them. */
const MAX_RIGHTS_CHARACTERS = 400;

const IssuerUrl = wordCodec('IssuerUrl', (word): string | null => {
  const url = URL.canParse(word) ? new URL(word) : null;
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  return isSafe ? word : null;
});

const rightsOf = (value: unknown): readonly string[] | null => {
  const rights = typeof value === 'string' ? value.split(',').map((right) => right.trim()) : [];
  return rights.length > 0 && rights.every((right) => RIGHT.test(right)) ? rights : null;
};

const readGroups = (word: string): ReadonlyMap<string, readonly string[]> | null => {
  const json: unknown = JSON.parse(word);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const groups = new Map<string, readonly string[]>();
  for (const [group, value] of Object.entries(json)) {
    const rights = rightsOf(value);
    if (rights === null) return null;
    groups.set(group, rights);
  }
  const all = [...new Set([...groups.values()].flat())].join(', ');
  return groups.size > 0 && all.length <= MAX_RIGHTS_CHARACTERS ? groups : null;
};

const Groups = wordCodec('Groups', (word) => {
  try {
    return readGroups(word);
  } catch {
    return null;
  }
});

const Scope = wordCodec('Scope', (word) => (word.split(' ').includes('openid') ? word : null));

const all = sequenceS(E.getApplicativeValidation(RA.getSemigroup<string>()));

const readFields = (environment: Environment) => {
  const or = optional(environment);
  return all({
    issuer: or<string | null>(
      {
        name: 'OPS_OIDC_ISSUER',
        codec: IssuerUrl,
        expected: 'an https URL without query, or http on this machine',
      },
      null,
    ),
    clientId: or<string | null>(
      { name: 'OPS_OIDC_CLIENT_ID', codec: Text, expected: 'the ID of this site at the issuer' },
      null,
    ),
    clientSecret: or<string | null>(
      { name: 'OPS_OIDC_CLIENT_SECRET', codec: Text, expected: 'a secret', isSecret: true },
      null,
    ),
    groups: or<OidcSettings['groups'] | null>(
      {
        name: 'OPS_OIDC_GROUPS',
        codec: Groups,
        expected:
          'rights by group, such as {"admins": "ops", "swap-team": "mfe-swap,mfe-pro", "staff": "read"}',
      },
      null,
    ),
    claim: or({ name: 'OPS_OIDC_CLAIM', codec: Text, expected: 'the name of a claim' }, 'groups'),
    scope: or(
      { name: 'OPS_OIDC_SCOPE', codec: Scope, expected: 'scopes separated by spaces, with openid' },
      'openid email',
    ),
  });
};

const missing = (name: string, because: string): Problems => [`${name} is missing: ${because}`];

/** Reads the identity issuer for operators. Null: they sign in with tokens only. */
export const readOperatorSignIn = (environment: Environment): Reading<OidcSettings | null> => {
  const fields = readFields(environment);
  if (E.isLeft(fields)) return fields;
  const { issuer, clientId, clientSecret, groups, claim, scope } = fields.right;
  if (issuer === null)
    return clientId === null && clientSecret === null && groups === null
      ? E.right(null)
      : E.left(missing('OPS_OIDC_ISSUER', 'there are other variables of OPS_OIDC'));
  if (clientId === null)
    return E.left(missing('OPS_OIDC_CLIENT_ID', 'OPS_OIDC_ISSUER needs the ID of this site'));
  if (groups === null)
    return E.left(missing('OPS_OIDC_GROUPS', 'with OPS_OIDC_ISSUER it decides who may do what'));
  return E.right({ issuer, clientId, clientSecret, groups, claim, scope });
};
