import type { Account } from '../../domain/account';

/** The props of every screen of the area; the rest comes from its own models. */
export type ScreenProps = {
  readonly account: Account;
  /** To be called when something of the account has changed: it is then asked for again. */
  readonly accountChanged: () => void;
  /** The part of the path for the page's one ID; `''` for a page without one. */
  readonly id: string;
};
