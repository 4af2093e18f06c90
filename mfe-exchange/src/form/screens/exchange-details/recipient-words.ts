import { shortenMiddle } from '@coinlane/shared-ui/components';

import type { RecipientView } from '../../model/recipient';
import type { Words } from '../../../page/screens/words';
import { addressProblem } from '../../../address/screens/address';

/** Displayed ticker and network of the `to` currency. */
export type RecipientName = { readonly ticker: string; readonly network: string };

type NameView = Extract<RecipientView, { readonly _tag: 'Name' }>;

const nameProblem = ({ t }: Words, { state }: NameView, name: RecipientName): string | undefined => {
  if (state._tag === 'Unavailable') return t('address.nameUnavailable');
  if (state._tag !== 'Answered' || state.resolution._tag === 'Resolved') return undefined;
  return t(`address.${state.resolution._tag}`, name);
};

/** Error text of the recipient. Undefined: none, or not shown yet. */
export const recipientProblem = (
  words: Words,
  view: RecipientView,
  name: RecipientName,
): string | undefined => {
  switch (view._tag) {
    case 'Unsaid':
    case 'Checking':
    case 'Good':
      return undefined;
    case 'Bad':
      return addressProblem(words, view.verdict, name);
    case 'RefusedByServer':
    case 'PastedOtherwise':
      return words.t(`address.${view._tag}`, name);
    case 'Name':
      return nameProblem(words, view, name);
  }
};

/** Warning text of a recipient that is accepted. */
export const recipientWarning = (
  { t }: Words,
  view: RecipientView,
  name: RecipientName,
): string | undefined => {
  if (view._tag !== 'Good') return undefined;
  if (view.isInactive) return t('address.inactive', name);
  return view.isDoubted ? t('address.doubted', name) : undefined;
};

const resolvedAddress = (view: RecipientView): string | null =>
  view._tag === 'Name' && view.state._tag === 'Answered' && view.state.resolution._tag === 'Resolved'
    ? view.state.resolution.address
    : null;

/** Text with the resolved address of a name. Undefined: not a name, or not resolved. */
export const nameMeaning = ({ t }: Words, view: RecipientView): string | undefined => {
  const address = resolvedAddress(view);
  return view._tag === 'Name' && address !== null
    ? t('guard.nameStandsFor', { name: view.name, address: shortenMiddle(address) })
    : undefined;
};

/** State of the icon at the end of the field. */
export const recipientStatus = (view: RecipientView): 'valid' | 'pending' | undefined => {
  if (view._tag === 'Good' || resolvedAddress(view) !== null) return 'valid';
  return view._tag === 'Checking' || (view._tag === 'Name' && view.state._tag === 'Asking')
    ? 'pending'
    : undefined;
};
