import { combine, createEffect, createStore, sample } from 'effector';
import type { Effect, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { RefundVerdict } from '../../../address/domain/address';
import type { CurrencyInfo } from '../../../currency/domain/currency';
import { refundAsset, refundSuggestions } from '../../domain/transaction';
import type {
  ArrivedAsset,
  RefundSuggestion,
  Transaction,
  TransactionActions,
} from '../../domain/transaction';
import type { RefundQuestion } from './create-refund-judge';

type Options = {
  readonly $transaction: Store<Transaction | null>;
  readonly $actions: Store<TransactionActions | null>;
  /** Info about the asset that arrived. */
  readonly $info: Store<CurrencyInfo | null>;
  readonly judgeFx: Effect<Omit<RefundQuestion, 'currencies'>, RefundVerdict, ApiError>;
};

type Question = {
  readonly transaction: Transaction;
  readonly asset: ArrivedAsset;
  readonly info: CurrencyInfo | null;
  readonly suggestions: readonly RefundSuggestion[];
};

const questionOf = (
  transaction: Transaction | null,
  actions: TransactionActions | null,
  info: CurrencyInfo | null,
): Question | null => {
  if (transaction === null || actions === null || actions.refund === null) return null;
  const asset = refundAsset(transaction, actions.refund.displayTicker);
  if (asset === null) return null;
  return { transaction, asset, info, suggestions: refundSuggestions(transaction, actions.refund) };
};

/** Key of the inputs. A poll that does not change them causes no call. */
const keyOf = (question: Question | null): string =>
  JSON.stringify(
    question && [question.transaction.transactionId, question.asset, question.info, question.suggestions],
  );

/**
 * Known refund addresses that are valid on the network of the deposit. Others are not shown. The user confirms an
 * ambiguous one after choosing it.
 */
export const createRefundSuggestionsModel = ({ $transaction, $actions, $info, judgeFx }: Options) => {
  const $question = createStore<Question | null>(null, {
    serialize: 'ignore',
    updateFilter: (next, last) => keyOf(next) !== keyOf(last),
  }).on(combine($transaction, $actions, $info, questionOf).updates, (_, question) => question);

  const isValidFx = createEffect(async (asked: Omit<RefundQuestion, 'currencies'>): Promise<boolean> => {
    try {
      const verdict = await judgeFx(asked);
      return verdict._tag === 'Valid' || verdict._tag === 'Ambiguous';
    } catch {
      return false;
    }
  });
  const validateFx = createEffect(
    async ({ suggestions, ...facts }: Question): Promise<readonly RefundSuggestion[]> => {
      const valid: RefundSuggestion[] = [];
      // one after another: the first check loads the list of currencies for all
      for (const suggestion of suggestions)
        if (await isValidFx({ ...facts, address: suggestion.address })) valid.push(suggestion);
      return valid;
    },
  );
  sample({
    clock: $question,
    filter: (question): question is Question => question !== null,
    target: validateFx,
  });
  const answered = sample({
    clock: validateFx.done,
    source: $question,
    filter: (question, { params }) => keyOf(question) === keyOf(params),
    fn: (_, { result }) => result,
  });
  return {
    $suggestions: createStore<readonly RefundSuggestion[]>([], { serialize: 'ignore' })
      .on(answered, (_, valid) => valid)
      .reset($question),
  };
};
