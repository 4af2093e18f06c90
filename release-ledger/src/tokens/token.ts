import type { TokenFile } from '../format/index.ts';

/** Who may do what: a remote's token publishes, promotes and rolls back that remote; `ops` does everything. */
export type Token = Omit<TokenFile, 'schema' | 'sha256'>;

/** The scope of whoever operates the site. No remote may be called so. */
export const OPS = 'ops';

/** What is told of a stored token. */
export const tokenOf = ({ id, name, env, for: scope, issuedAt, by, expiresAt }: TokenFile): Token => ({
  id,
  name,
  env,
  for: scope,
  issuedAt,
  by,
  expiresAt,
});

/** Whether a token is good for a remote's releases. */
export const mayChange = (token: Token, remote: string): boolean => token.for === OPS || token.for === remote;

/** Whether a token is good for everything: rollbacks of all, other tokens, the ops page. */
export const isOps = (token: Token): boolean => token.for === OPS;
