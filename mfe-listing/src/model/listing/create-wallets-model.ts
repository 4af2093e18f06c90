import { combine, createEffect, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { Ticker } from '@coinlane/shared-contracts/values';

import { walletsQuestionOf } from '../../domain/listing-content';
import type { ListingContent } from '../../domain/listing-content';
import { NO_WALLETS } from '../../domain/wallet';
import type { CoinWallets } from '../../domain/wallet';

type Shown = { readonly $content: Store<ListingContent | null>; readonly contentShown: Event<unknown> };
type Answer = { readonly ticker: Ticker; readonly wallets: CoinWallets };

/** Wallets of a page's coin, fetched once. */
export const createWalletsModel = ({ $content, contentShown }: Shown) => {
  const $ticker = $content.map((content) => (content === null ? null : walletsQuestionOf(content)));

  /** Port: `app` binds a handler in the scope of the mount. */
  const fetchWalletsFx = createEffect<Ticker, CoinWallets, never>();

  const $answer = createStore<Answer | null>(null).on(
    fetchWalletsFx.done,
    (_, { params: ticker, result: wallets }) => ({ ticker, wallets }),
  );
  const unknown = sample({
    clock: contentShown,
    source: { ticker: $ticker, answer: $answer, isPending: fetchWalletsFx.pending },
    filter: ({ ticker, answer, isPending }) => ticker !== answer?.ticker && !isPending,
    fn: ({ ticker }) => ticker,
  });
  sample({ clock: unknown.filterMap((ticker) => ticker ?? undefined), target: fetchWalletsFx });

  return {
    fetchWalletsFx,
    $wallets: combine($ticker, $answer, (ticker, answer) =>
      ticker !== null && answer?.ticker === ticker ? answer.wallets : NO_WALLETS,
    ),
  };
};
