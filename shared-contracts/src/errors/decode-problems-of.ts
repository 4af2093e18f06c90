import type { Errors } from 'io-ts';

/** Where a value does not fit its codec: keys and types, never the value, which may be somebody's own. */
export const decodeProblemsOf = (errors: Errors): readonly string[] =>
  errors.map(({ context }) => context.map(({ key, type }) => `${key}: ${type.name}`).join('/'));
