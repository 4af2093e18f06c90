import type { RecipientVerdict } from './recipient-verdict';

/** The service's opinion of an address (spec §5 "Server-side address check"). */
export type ServerAddressCheck =
  | { readonly _tag: 'Accepted'; readonly isActivated: boolean | null }
  | { readonly _tag: 'InvalidChecksum' }
  | { readonly _tag: 'ExtraIdRequired' }
  /** A refusal for a reason the spec gives no rule for: shown, but the form stays sendable. */
  | { readonly _tag: 'Doubted'; readonly message: string | null };

/** Whether the service is asked at all: only for an address that passed here and is no name (spec §5). */
export const shouldAskServer = ({ _tag }: RecipientVerdict): boolean => _tag === 'Valid';

export type ServerObjection = 'None' | 'RecipientInvalid' | 'ExtraIdMissing';

/** What the service's opinion means for the form; null (not asked, or the call failed) never makes it invalid. */
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
