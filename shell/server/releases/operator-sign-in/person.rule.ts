import { createHash } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { OidcSettings } from '../../http/config/index.ts';

/** Rights of a person who can change nothing. Contains a space, so that no remote has this name. */
const READ_ONLY = 'read only';

/** A person that signed in with the issuer. */
export type Person = {
  /** Subject at the issuer, which stays the same when the name changes. */
  readonly id: string;
  /** E-mail address, or the subject. */
  readonly name: string;
  /** Like `for` of a token: `ops`, names of remotes separated by `, `, or `read only`. */
  readonly for: string;
};

/** Verified claims of an ID token. */
export type Claims = Readonly<Record<string, unknown>>;

const PLAIN_SUBJECT = /^[\w.:|@/+=-]{1,128}$/;
const E_MAIL = /^[^\s@<>"(),]{1,64}@[^\s@<>"(),]{1,64}$/;
const HASH_CHARACTERS = 32;
const Names = t.union([t.string, t.readonlyArray(t.string)]);
const READ = 'read';
const OPS = 'ops';

/** A subject can contain any character. Because history and logs show it, unusual ones are replaced with a hash. */
const idOf = (sub: string): string =>
  PLAIN_SUBJECT.test(sub) ? sub : createHash('sha256').update(sub).digest('hex').slice(0, HASH_CHARACTERS);

/** Uses only a verified e-mail address: another one could belong to another person. */
const nameOf = ({ email, email_verified: isVerified }: Claims, id: string): string =>
  typeof email === 'string' && E_MAIL.test(email) && isVerified !== false ? email : id;

const groupsOf = (claims: Claims, claim: string): readonly string[] => {
  const names = claims[claim];
  if (!Names.is(names)) return [];
  return typeof names === 'string' ? [names] : names;
};

const scopeOf = (rights: readonly string[]): string | null => {
  if (rights.length === 0) return null;
  if (rights.includes(OPS)) return OPS;
  const remotes = [...new Set(rights)].filter((right) => right !== READ).toSorted();
  return remotes.length === 0 ? READ_ONLY : remotes.join(', ');
};

/** The person of an ID token, with the combined rights of all groups. A left is a message for the person. */
export const toPerson = (
  claims: Claims,
  { groups, claim }: Pick<OidcSettings, 'groups' | 'claim'>,
): E.Either<string, Person> => {
  const { sub } = claims;
  if (typeof sub !== 'string' || sub === '') return E.left('The ID token of the issuer names nobody.');
  const id = idOf(sub);
  const name = nameOf(claims, id);
  const scope = scopeOf(groupsOf(claims, claim).flatMap((group) => groups.get(group) ?? []));
  return scope === null
    ? E.left(`No group of ${name} has rights here. The issuer lists groups in the claim "${claim}".`)
    : E.right({ id, name, for: scope });
};
