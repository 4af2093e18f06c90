import type { ExtraIdView } from '../model/recipient';
import type { Words } from '../../page/screens/words';

/**
 * Warning for an extra ID that its network cannot accept. Does not block the user. Shown at the field and in the
 * review.
 */
export const extraIdWarning = ({ t }: Words, { verdict }: ExtraIdView, name: string): string | undefined => {
  if (verdict._tag !== 'Valid') return undefined;
  switch (verdict.warning) {
    case null:
      return undefined;
    case 'TagAboveNetworkLimit':
      return t('extraId.TagAboveNetworkLimit');
    case 'IdAboveNetworkLimit':
      return t('guard.IdAboveNetworkLimit');
    case 'MemoTooManyBytes':
      return t('guard.memoTooLong', { bytes: verdict.limitBytes });
    case 'SameAsRecipient':
      return t('guard.memoIsAddress', { name });
  }
};
