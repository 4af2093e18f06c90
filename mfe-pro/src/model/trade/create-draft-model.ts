import { combine, createEvent, createStore, sample } from 'effector';

import { createQuery } from '@coinlane/shared-ui/query';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { Coin } from '../../domain/coin';
import { assetOf } from '../../domain/portfolio';
import type { Asset } from '../../domain/portfolio';
import { reviewTrade, startingDraft } from '../../domain/trade';
import type { TradeDraft } from '../../domain/trade';
import { $language } from '../language';

const nothing = (): undefined => undefined;
const swapped = ({ from, to }: TradeDraft): TradeDraft => ({ from: to, to: from, typed: '' });

/** Creates the model of the form and its problem. */
export const createDraftModel = () => {
  const opened = createEvent<TradeDraft>();
  const fromPicked = createEvent<string>();
  const toPicked = createEvent<string>();
  const amountTyped = createEvent<string>();
  const sidesSwapped = createEvent();
  const assets = createQuery<undefined, readonly Asset[]>();
  const coins = createQuery<undefined, readonly Coin[]>();
  const assetsRequested = createEvent();
  sample({ clock: [opened, assetsRequested], fn: nothing, target: assets.start });
  sample({ clock: opened, fn: nothing, target: coins.start });

  const $assets = assets.$query.map((query) => valueOf(query));
  const $asked = createStore<TradeDraft>({ from: '', to: '', typed: '' })
    .on(opened, (_, draft) => draft)
    .on(amountTyped, (draft, typed) => ({ ...draft, typed }));
  const settled = sample({ clock: assets.executeFx.doneData, source: $asked, fn: startingDraft });
  $asked.on(settled, (_, draft) => draft);
  $asked.on(fromPicked, (draft, from) => ({
    from,
    to: from === draft.to ? draft.from : draft.to,
    typed: '',
  }));
  $asked.on(toPicked, (draft, to) => (to === draft.from ? swapped(draft) : { ...draft, to }));
  $asked.on(sidesSwapped, swapped);

  const $asset = combine($asked, $assets, ({ from }, all) => assetOf(all ?? [], from));
  const $available = combine($assets, $asset, (all, asset) =>
    all === null ? null : (asset?.available ?? '0'),
  );
  const $review = combine(
    { draft: $asked, available: $available, asset: $asset, language: $language },
    ({ draft, available, asset, language }) =>
      reviewTrade(draft, { available, decimals: asset?.decimals ?? null }, language),
  );
  const $question = combine($asked, $review, $available, ({ from, to }, review, available) =>
    review._tag === 'Good' && available !== null ? { from, to, amount: review.amount } : null,
  );
  const events = { opened, assetsRequested, fromPicked, toPicked, amountTyped, sidesSwapped };
  return { ...events, assets, coins, $draft: $asked, $asset, $available, $review, $question };
};
