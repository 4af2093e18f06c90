import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { Query } from '@coinlane/shared-contracts/query';

type State<Params, Data> = {
  readonly params: Params | null;
  readonly known: { readonly value: Data } | null;
  readonly problem: CallFailure | null;
};

type Reply<Params> = { readonly params: Params };

const toQuery = <Params, Data>({ known, problem }: State<Params, Data>): Query<Data> => {
  if (known !== null) return { _tag: 'Ready', value: known.value, problem };
  return problem === null ? { _tag: 'Pending' } : { _tag: 'Failed', problem };
};

const isOf = <Params>(state: { readonly params: Params | null }, { params }: Reply<Params>): boolean =>
  state.params === params;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two requests have the same key. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isObject(one) &&
    isObject(other) &&
    Object.entries(one).every(([name, value]) => value === Reflect.get(other, name)));

type Options = {
  /** Keeps the value while a request with another key is pending. Only for screens that name what they show. */
  readonly keepsPreviousData?: boolean;
};

/**
 * Creates a query, in the vocabulary of farfetched (ADR 0037). Ignores the reply to an outdated request. Keeps the
 * known value during a refetch, and if the refetch fails. A request with another key drops the value.
 */
export const createQuery = <Params, Data>({ keepsPreviousData = false }: Options = {}) => {
  const start = createEvent<Params>();
  const replaced = createEvent<Data>();
  /** Port: `app` binds a handler in the scope of the mount. */
  const executeFx = createEffect<Params, Data, CallFailure>();

  const none: State<Params, Data> = { params: null, known: null, problem: null };
  const $state = createStore<State<Params, Data>>(none, { serialize: 'ignore' })
    .on(start, (state, params) =>
      keepsPreviousData || isSame(state.params, params) ? { ...state, params } : { ...none, params },
    )
    .on(executeFx.done, (state, reply) =>
      isOf(state, reply) ? { ...state, known: { value: reply.result }, problem: null } : state,
    )
    .on(executeFx.fail, (state, reply) =>
      isOf(state, reply) && reply.error._tag !== 'Overtaken' ? { ...state, problem: reply.error } : state,
    )
    .on(replaced, (state, value) => ({ ...state, known: { value }, problem: null }));

  sample({ clock: start, target: executeFx });

  return {
    start,
    /** Sets the value to the result of a mutation. */
    replaced,
    executeFx,
    finished: { done: executeFx.done, fail: executeFx.fail },
    $query: combine($state, toQuery),
    $pending: executeFx.pending,
  };
};
