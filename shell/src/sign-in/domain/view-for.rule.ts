import type { SignInAsked } from '@coinlane/shared-contracts/events';

type View = SignInAsked['view'];

const FOR_STRANGERS: readonly View[] = ['sign-in', 'register'];

/** What opens for a wish: whoever is signed in need not sign in, and who is not must do that first; null: nothing. */
export const viewFor = (asked: View, isSignedIn: boolean): View | null => {
  const isForStrangers = FOR_STRANGERS.includes(asked);
  if (isSignedIn) return isForStrangers ? null : asked;
  return isForStrangers ? asked : 'sign-in';
};
