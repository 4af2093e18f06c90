import type { TokenFile } from '../format/index.ts';

/** Scope of a token: the token of a remote can publish, promote and roll back that remote; `ops` can do everything. */
export type Token = Omit<TokenFile, 'schema' | 'sha256'>;

/** Scope of the site's operators. Not allowed as the name of a remote. */
export const OPS = 'ops';

/** Public fields of a stored token. */
export const tokenOf = ({ id, name, env, for: scope, issuedAt, by, expiresAt }: TokenFile): Token => ({
  id,
  name,
  env,
  for: scope,
  issuedAt,
  by,
  expiresAt,
});

/** Whether a token can change the releases of a remote. */
export const canChange = (token: Token, remote: string): boolean => token.for === OPS || token.for === remote;

/** Whether a token can do everything: rollbacks of all remotes, other tokens, the ops page. */
export const isOps = (token: Token): boolean => token.for === OPS;
