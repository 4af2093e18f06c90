import * as t from 'io-ts';

import { noneIfBlank } from '../codecs/index.ts';
import type { Ticker } from '../values/index.ts';
import type { Endpoint } from './endpoint.ts';
import { flag, optionalRows } from './reply-field.ts';

const Platforms = t.type(
  {
    web: flag(false),
    ios: flag(false),
    android: flag(false),
    windows: flag(false),
    macos: flag(false),
    linux: flag(false),
    chromeos: flag(false),
  },
  'WalletPlatforms',
);

const LinkedWallet = t.type(
  { name: t.string, url: t.string, platforms: noneIfBlank(Platforms) },
  'LinkedWallet',
);
/** A third-party wallet that supports a currency (spec §3 "Currency info"). */
export type LinkedWallet = t.TypeOf<typeof LinkedWallet>;

/** GET /currencies/{ticker}, decoded only for its wallets (api contract §2.3). */
export const CurrencyWalletsReply = t.type(
  {
    wallets: noneIfBlank(
      t.type({ primary: optionalRows(LinkedWallet), secondary: optionalRows(LinkedWallet) }, 'LinkedWallets'),
    ),
  },
  'CurrencyWalletsReply',
);
export type CurrencyWalletsReply = t.TypeOf<typeof CurrencyWalletsReply>;

/** Wallets linked with a currency. The ticker is sent in lower case (spec §7). */
export const currencyWalletsEndpoint: Endpoint<Ticker, CurrencyWalletsReply> = {
  toRequest: (ticker) => ({
    service: 'public-v1',
    method: 'GET',
    path: `/currencies/${encodeURIComponent(ticker.toLowerCase())}`,
  }),
  reply: CurrencyWalletsReply,
};
