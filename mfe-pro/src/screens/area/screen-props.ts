import type { Account } from '../../domain/account';

/** Props of every screen of the area; other data comes from its own models. */
export type ScreenProps = {
  readonly account: Account;
  /** Call it when the account was changed: loads the account again. */
  readonly accountChanged: () => void;
  /** ID in the path of the page; `''`: the page has none. */
  readonly id: string;
};
