export { checkToken, findToken } from './check-token.ts';
export { isOps, canChange } from './token.ts';
export { issueToken } from './issue-token.ts';
export { listTokens } from './list-tokens.ts';
export { revokeToken } from './revoke-token.ts';
export type { Issued, IssueRequest } from './issue-token.ts';
export type { ListedToken, TokenList } from './list-tokens.ts';
export type { Revoked, RevokeRequest } from './revoke-token.ts';
export type { Token } from './token.ts';
