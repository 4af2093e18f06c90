import type { Problem } from './problem';

/** A refusal of the service. */
export const aRefusal = (
  code: string,
  field: string | null = null,
  message: string | null = null,
): Problem => ({
  _tag: 'Refused',
  code,
  message,
  field,
});
