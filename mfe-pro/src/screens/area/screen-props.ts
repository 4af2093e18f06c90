import type { Account } from '../../domain/account';

/** What every screen of the area is given; the rest it takes from its own models. */
export type ScreenProps = {
  readonly account: Account;
  /** To be called when something of the account has changed: it is then asked for again. */
  readonly accountChanged: () => void;
  /** What stands in the path for the page's one id; `''`: the page has none. */
  readonly id: string;
};
