import type { TokenFile } from '../format/index.ts';

/** Scope of a token. The token of a remote can publish, promote and roll back that remote. `ops` can do everything. */
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

/** Whether a holder can change the releases of a remote. A token is for one remote, a person for any number. */
export const canChange = (holder: Pick<Token, 'for'>, remote: string): boolean =>
  holder.for === OPS || holder.for.split(', ').includes(remote);

/** Whether a holder can do everything: rollbacks of all remotes, other tokens, the ops page. */
export const isOps = (holder: Pick<Token, 'for'>): boolean => holder.for === OPS;
