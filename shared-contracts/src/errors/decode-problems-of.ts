import type { Errors } from 'io-ts';

/** Decode errors as paths of keys and types. Never includes a value, which can be personal data. */
export const decodeProblemsOf = (errors: Errors): readonly string[] =>
  errors.map(({ context }) => context.map(({ key, type }) => `${key}: ${type.name}`).join('/'));
