import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { Answer } from '../../domain/answer';
import type { Problem } from '../../domain/problem';

type State<Question, Value> = {
  readonly question: Question | null;
  readonly known: { readonly value: Value } | null;
  readonly problem: Problem | null;
};

type Reply<Question> = { readonly params: Question };

const toAnswer = <Question, Value>({ known, problem }: State<Question, Value>): Answer<Value> => {
  if (known !== null) return { _tag: 'Ready', value: known.value, problem };
  return problem === null ? { _tag: 'Pending' } : { _tag: 'Failed', problem };
};

const isOf = <Question>(
  state: { readonly question: Question | null },
  { params }: Reply<Question>,
): boolean => state.question === params;

/**
 * Something a screen asks for. A reply that a newer question has overtaken is dropped; what is known stays while it is
 * asked again, and a failure stands beside it.
 */
export const createAnswerModel = <Question, Value>() => {
  const asked = createEvent<Question>();
  const replaced = createEvent<Value>();
  /** A port: the scope that mounts the remote binds a handler. */
  const fetchFx = createEffect<Question, Value, Problem>();

  const none: State<Question, Value> = { question: null, known: null, problem: null };
  const $state = createStore<State<Question, Value>>(none, { serialize: 'ignore' })
    .on(asked, (state, question) => ({ ...state, question }))
    .on(fetchFx.done, (state, reply) =>
      isOf(state, reply) ? { ...state, known: { value: reply.result }, problem: null } : state,
    )
    .on(fetchFx.fail, (state, reply) =>
      isOf(state, reply) && reply.error._tag !== 'Overtaken' ? { ...state, problem: reply.error } : state,
    )
    .on(replaced, (state, value) => ({ ...state, known: { value }, problem: null }));

  sample({ clock: asked, target: fetchFx });

  return {
    asked,
    /** The value that a deed has answered with. */
    replaced,
    fetchFx,
    $answer: combine($state, toAnswer),
    $isAsking: fetchFx.pending,
  };
};
