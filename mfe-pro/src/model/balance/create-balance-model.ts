import { combine, createEvent, createStore, sample } from 'effector';

import { valueOf } from '../../domain/answer';
import type { Coin } from '../../domain/coin';
import { shownAssets } from '../../domain/portfolio';
import type { Asset, AssetFilter } from '../../domain/portfolio';
import type { Withdrawal } from '../../domain/withdrawal';
import { createAnswerModel } from '../answer';

const nothing = (): undefined => undefined;

const isUnderWay = ({ status }: Withdrawal): boolean => status === 'pending';

/** What somebody holds, what of it is on its way out, and how the list is narrowed. */
export const createBalanceModel = () => {
  const opened = createEvent();
  /** Something may have come or gone. */
  const refreshAsked = createEvent();
  const pollDue = createEvent();
  const searched = createEvent<string>();
  const smallHidden = createEvent<boolean>();
  const assets = createAnswerModel<undefined, readonly Asset[]>();
  const withdrawals = createAnswerModel<undefined, readonly Withdrawal[]>();
  const coins = createAnswerModel<undefined, readonly Coin[]>();

  const $filter = createStore<AssetFilter>({ search: '', isSmallHidden: false })
    .on(searched, (filter, search) => ({ ...filter, search }))
    .on(smallHidden, (filter, isSmallHidden) => ({ ...filter, isSmallHidden }));
  const $underWay = withdrawals.$answer.map((answer) => (valueOf(answer) ?? []).filter(isUnderWay));
  const due = sample({
    clock: pollDue,
    source: { isAsking: assets.$isAsking, isAskingToo: withdrawals.$isAsking },
    filter: ({ isAsking, isAskingToo }) => !isAsking && !isAskingToo,
  });

  sample({ clock: opened, fn: nothing, target: coins.asked });
  sample({ clock: [opened, refreshAsked, due], fn: nothing, target: [assets.asked, withdrawals.asked] });

  return {
    ...{ opened, refreshAsked, pollDue, searched, smallHidden },
    ...{ assets, withdrawals, coins, $filter, $underWay },
    $shown: combine(assets.$answer, $filter, (answer, filter) => shownAssets(valueOf(answer) ?? [], filter)),
  };
};

export const balanceModel = createBalanceModel();
