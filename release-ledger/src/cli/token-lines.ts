import { wordsOf } from '../errors/index.ts';
import type { Issued, ListedToken, Revoked, TokenList } from '../tokens/index.ts';

const scopeWords = (scope: string): string => (scope === 'ops' ? 'everything' : scope);

const day = (instant: string): string => instant.slice(0, 10);

/** Lines for a new token. Its secret is shown only this once. */
export const issuedLines = ({ outcome, token, secret, knownRemotes }: Issued): readonly string[] => {
  const verb = outcome === 'planned' ? 'would be issued' : 'issued';
  return [
    `token ${outcome === 'planned' ? '' : `${token.id} `}${verb} for ${scopeWords(token.for)} in ${token.env}, as "${token.name}", valid until ${day(token.expiresAt)}`,
    ...(knownRemotes === null
      ? []
      : [`  no release of ${token.for} is published yet; published: ${knownRemotes.join(', ') || 'none'}`]),
    ...(secret === null ? [] : [secret, '  shown only once: the ledger stores a hash']),
  ];
};

const listedLine = ({ id, env, name, for: scope, state, expiresAt, revokedAt }: ListedToken): string => {
  const until = state === 'revoked' ? `revoked ${day(revokedAt ?? '')}` : `valid until ${day(expiresAt)}`;
  return `${id}  ${env}  ${scopeWords(scope)}  "${name}"  ${state === 'expired' ? `expired ${day(expiresAt)}` : until}`;
};

/** Lines for all tokens, newest first. */
export const tokenListLines = ({ tokens, problems }: TokenList): readonly string[] => [
  ...(tokens.length === 0 ? ['no tokens yet'] : tokens.map(listedLine)),
  ...problems.map((problem) => `problem: ${wordsOf(problem)}`),
];

/** Lines for a revoked token. */
export const revokedLines = ({ outcome, id }: Revoked): readonly string[] => {
  switch (outcome) {
    case 'revoked':
      return [`token ${id} is revoked`];
    case 'unchanged':
      return [`token ${id} was already revoked`];
    case 'planned':
      return [`token ${id} would be revoked (dry run, it is still valid)`];
  }
};
