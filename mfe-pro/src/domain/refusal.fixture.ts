import type { CallFailure } from '@coinlane/shared-contracts/errors';

/** A refusal of the service. */
export const aRefusal = (
  code: string,
  field: string | null = null,
  message: string | null = null,
): CallFailure => ({ _tag: 'Refused', code, message, field });
