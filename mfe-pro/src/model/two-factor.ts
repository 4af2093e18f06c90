import { combine, createEvent, createStore, sample } from 'effector';

import { createMutation } from '@coinlane/shared-ui/query';
import type { Mutation } from '@coinlane/shared-contracts/query';
import type { TwoFactorSecret } from '../domain/two-factor';

type Open = 'none' | 'set-up' | 'disable';

/** Step of the second-factor dialog. */
type TwoFactorStep =
  | { readonly _tag: 'Closed' }
  /** Setup requires the current password: access to an open page is not enough. */
  | { readonly _tag: 'Password' }
  | { readonly _tag: 'Secret'; readonly secret: TwoFactorSecret }
  /** Shown only this once, because the service stores only hashes of the codes. */
  | { readonly _tag: 'RecoveryCodes'; readonly codes: readonly string[] }
  | { readonly _tag: 'Disable' };

const toStep = (
  open: Open,
  preparing: Mutation<TwoFactorSecret>,
  enabling: Mutation<readonly string[]>,
): TwoFactorStep => {
  if (open === 'disable') return { _tag: 'Disable' };
  if (open === 'none') return { _tag: 'Closed' };
  if (enabling._tag === 'Done') return { _tag: 'RecoveryCodes', codes: enabling.result };
  return preparing._tag === 'Done' ? { _tag: 'Secret', secret: preparing.result } : { _tag: 'Password' };
};

/** Creates the model that enables and disables the second factor (spec §1 "two-factor authentication"). */
export const createTwoFactorModel = () => {
  const setUpPressed = createEvent();
  const disablePressed = createEvent();
  const closed = createEvent();
  const codeTyped = createEvent<string>();
  const passwordTyped = createEvent<string>();

  /** Checks the password. */
  const preparing = createMutation<string, TwoFactorSecret>({ resetBy: passwordTyped });
  const enabling = createMutation<string, readonly string[]>({ resetBy: codeTyped });
  const disabling = createMutation<{ readonly password: string; readonly code: string }, true>({
    resetBy: codeTyped,
  });

  const $open = createStore<Open>('none', { serialize: 'ignore' })
    .on(setUpPressed, () => 'set-up')
    .on(disablePressed, () => 'disable')
    .reset(closed, disabling.executeFx.doneData);
  const $code = createStore('', { serialize: 'ignore' })
    .on(codeTyped, (_, code) => code)
    .reset(setUpPressed, disablePressed, closed, disabling.executeFx.doneData, enabling.executeFx.doneData);
  const $password = createStore('', { serialize: 'ignore' })
    .on(passwordTyped, (_, password) => password)
    .reset(setUpPressed, disablePressed, closed, preparing.executeFx.doneData, disabling.executeFx.doneData);

  sample({ clock: [setUpPressed, closed], target: [preparing.reset, enabling.reset] });
  sample({ clock: [disablePressed, passwordTyped], fn: () => undefined, target: disabling.reset });

  return {
    setUpPressed,
    disablePressed,
    closed,
    codeTyped,
    passwordTyped,
    preparing,
    enabling,
    disabling,
    $code,
    $password,
    $step: combine($open, preparing.$mutation, enabling.$mutation, toStep),
  };
};

export const twoFactorModel = createTwoFactorModel();
