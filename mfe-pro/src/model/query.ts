import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Query } from '../domain/query';

type State<Params, Value> = {
  readonly params: Params | null;
  readonly known: { readonly value: Value } | null;
  readonly problem: CallFailure | null;
};

type Reply<Params> = { readonly params: Params };

const toQuery = <Params, Value>({ known, problem }: State<Params, Value>): Query<Value> => {
  if (known !== null) return { _tag: 'Ready', value: known.value, problem };
  return problem === null ? { _tag: 'Pending' } : { _tag: 'Failed', problem };
};

const isOf = <Params>(state: { readonly params: Params | null }, { params }: Reply<Params>): boolean =>
  state.params === params;

/**
 * Creates the model of a query. Drops the reply to an outdated request. A refetch keeps the known value, and so does its
 * failure.
 */
export const createQueryModel = <Params, Value>() => {
  const requested = createEvent<Params>();
  const replaced = createEvent<Value>();
  /** Port: the scope that mounts the remote binds a handler. */
  const fetchFx = createEffect<Params, Value, CallFailure>();

  const none: State<Params, Value> = { params: null, known: null, problem: null };
  const $state = createStore<State<Params, Value>>(none, { serialize: 'ignore' })
    .on(requested, (state, params) => ({ ...state, params }))
    .on(fetchFx.done, (state, reply) =>
      isOf(state, reply) ? { ...state, known: { value: reply.result }, problem: null } : state,
    )
    .on(fetchFx.fail, (state, reply) =>
      isOf(state, reply) && reply.error._tag !== 'Overtaken' ? { ...state, problem: reply.error } : state,
    )
    .on(replaced, (state, value) => ({ ...state, known: { value }, problem: null }));

  sample({ clock: requested, target: fetchFx });

  return {
    requested,
    /** Sets the value to the result of a mutation. */
    replaced,
    fetchFx,
    $query: combine($state, toQuery),
    $isFetching: fetchFx.pending,
  };
};
