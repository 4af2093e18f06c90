import type { RecipientVerdict } from './recipient-verdict';

/** The service's result for an address (spec §5 "Server-side address check"). */
export type ServerAddressCheck =
  | { readonly _tag: 'Accepted'; readonly isActivated: boolean | null }
  | { readonly _tag: 'InvalidChecksum' }
  | { readonly _tag: 'ExtraIdRequired' }
  /** Refused for a reason without a rule in the spec. It is shown, but does not block the form. */
  | { readonly _tag: 'Doubted'; readonly message: string | null };

/** Whether to call the service: only for an address that passed the local check and is not a name (spec §5). */
export const shouldAskServer = ({ _tag }: RecipientVerdict): boolean => _tag === 'Valid';

export type ServerObjection = 'None' | 'RecipientInvalid' | 'ExtraIdMissing';

/**
 * Returns the service's objection to an address. Null (not called, or the call failed) never makes an address invalid.
 */
export const serverObjection = (check: ServerAddressCheck | null, extraId: string): ServerObjection => {
  switch (check?._tag) {
    case 'InvalidChecksum':
      return 'RecipientInvalid';
    case 'ExtraIdRequired':
      return extraId.trim() === '' ? 'ExtraIdMissing' : 'None';
    case 'Accepted':
    case 'Doubted':
    case undefined:
      return 'None';
  }
};
