import type { Account } from '../../domain/account';

/** Props of every screen of the area. All other data comes from the screen's own models. */
export type ScreenProps = {
  readonly account: Account;
  /** Reloads the account. To be called after a change of the account. */
  readonly accountChanged: () => void;
  /** ID in the path of the page. Empty if the page has none. */
  readonly id: string;
};
