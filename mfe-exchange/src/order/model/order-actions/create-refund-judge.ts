import { attach, createEffect } from 'effector';
import type { Effect, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { RefundVerdict } from '../../../address/domain/address';
import type { Currency, CurrencyInfo } from '../../../currency/domain/currency';
import type { ArrivedAsset, Transaction } from '../../domain/transaction';

export type RefundQuestion = {
  readonly transaction: Transaction;
  /** The asset of the refund. The address must be valid on its network. */
  readonly asset: ArrivedAsset;
  /** Info about this asset. */
  readonly info: CurrencyInfo | null;
  readonly address: string;
  /** All listed currencies: token contracts are not accepted as wallets. */
  readonly currencies: readonly Currency[];
};

/** Question from the page. The listed currencies are added here. */
type PageQuestion = Omit<RefundQuestion, 'currencies'>;

type Options = {
  readonly $currencies: Store<readonly Currency[] | null>;
  readonly fetchCurrenciesFx: Effect<undefined, readonly Currency[], ApiError>;
  readonly judgeFx: Effect<RefundQuestion, RefundVerdict, ApiError>;
};

/**
 * Checks a refund address with the form's rules: a contract of a listed token is not accepted as a wallet. If the
 * list fails to load, it is empty, and all other rules apply.
 */
export const createRefundJudge = ({ $currencies, fetchCurrenciesFx, judgeFx }: Options) => {
  const listCurrenciesFx = attach({
    source: $currencies,
    effect: async (currencies): Promise<readonly Currency[]> => {
      if (currencies !== null) return currencies;
      try {
        return await fetchCurrenciesFx(undefined);
      } catch {
        return [];
      }
    },
  });
  const judgeRefundFx = createEffect<PageQuestion, RefundVerdict, ApiError>(async (asked) => {
    const currencies = await listCurrenciesFx();
    return judgeFx({ ...asked, currencies });
  });
  return { listCurrenciesFx, judgeRefundFx };
};
