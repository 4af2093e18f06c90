import { combine, createEvent, createStore, sample } from 'effector';

import type { Query, Mutation } from '../../domain/query';
import type { TwoFactorSecret } from '../../domain/two-factor';
import { createQueryModel } from '../query';
import { createMutationModel } from '../mutation';

type Open = 'none' | 'set-up' | 'disable';

/** What the dialog of the second factor shows. */
export type TwoFactorStep =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Secret'; readonly secret: Query<TwoFactorSecret> }
  /** Shown this once: the service keeps only their hashes. */
  | { readonly _tag: 'RecoveryCodes'; readonly codes: readonly string[] }
  | { readonly _tag: 'Disable' };

const toStep = (
  open: Open,
  secret: Query<TwoFactorSecret>,
  enabling: Mutation<readonly string[]>,
): TwoFactorStep => {
  if (open === 'disable') return { _tag: 'Disable' };
  if (open === 'none') return { _tag: 'Closed' };
  return enabling._tag === 'Done'
    ? { _tag: 'RecoveryCodes', codes: enabling.result }
    : { _tag: 'Secret', secret };
};

/** Turning the second factor on and off (spec §1 "two-factor authentication"). */
export const createTwoFactorModel = () => {
  const setUpPressed = createEvent();
  const disablePressed = createEvent();
  const closed = createEvent();
  const codeTyped = createEvent<string>();
  const passwordTyped = createEvent<string>();

  const secret = createQueryModel<undefined, TwoFactorSecret>();
  const enabling = createMutationModel<string, readonly string[]>({ clearedBy: codeTyped });
  const disabling = createMutationModel<{ readonly password: string; readonly code: string }, true>({
    clearedBy: codeTyped,
  });

  const $open = createStore<Open>('none', { serialize: 'ignore' })
    .on(setUpPressed, () => 'set-up')
    .on(disablePressed, () => 'disable')
    .reset(closed, disabling.done);
  const $code = createStore('', { serialize: 'ignore' })
    .on(codeTyped, (_, code) => code)
    .reset(setUpPressed, disablePressed, closed, disabling.done, enabling.done);
  const $password = createStore('', { serialize: 'ignore' })
    .on(passwordTyped, (_, password) => password)
    .reset(disablePressed, closed, disabling.done);

  sample({ clock: setUpPressed, fn: () => undefined, target: secret.requested });
  sample({ clock: [setUpPressed, closed], target: enabling.cleared });
  sample({ clock: [disablePressed, passwordTyped], fn: () => undefined, target: disabling.cleared });

  return {
    setUpPressed,
    disablePressed,
    closed,
    codeTyped,
    passwordTyped,
    secret,
    enabling,
    disabling,
    $code,
    $password,
    $step: combine($open, secret.$query, enabling.$mutation, toStep),
  };
};

export const twoFactorModel = createTwoFactorModel();
