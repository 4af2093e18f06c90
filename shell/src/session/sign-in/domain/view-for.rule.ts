import type { SignInAsked } from '@coinlane/shared-contracts/events';

type View = SignInAsked['view'];

const FOR_STRANGERS: readonly View[] = ['sign-in', 'register'];

/** View for a request. A signed-in user skips sign-in; other users must sign in first. Null: nothing opens. */
export const viewFor = (asked: View, isSignedIn: boolean): View | null => {
  const isForStrangers = FOR_STRANGERS.includes(asked);
  if (isSignedIn) return isForStrangers ? null : asked;
  return isForStrangers ? asked : 'sign-in';
};
