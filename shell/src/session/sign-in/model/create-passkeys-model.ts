import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Effect, Event, Store } from 'effector';

import type { Passkey } from '@coinlane/shared-contracts/api';

import type { SignInProblem } from '../domain/sign-in-problem.rule';

type Failed = { readonly problem: SignInProblem; readonly nowMs: number };

/** Input for a new passkey: a name, the password again, and the second factor's code if it is on. */
export type NewPasskey = { readonly name: string; readonly password: string; readonly code: string };
/** A passkey to remove, with the same proof. */
export type RemovedPasskey = { readonly id: string; readonly password: string; readonly code: string };

const NOTHING: NewPasskey = { name: '', password: '', code: '' };

const problemAfter = ({ problem }: Failed): SignInProblem | null =>
  problem._tag === 'PasskeyDropped' ? null : problem;

const waitAfter = ({ problem, nowMs }: Failed): number | null =>
  problem._tag === 'RetryLater' ? nowMs + problem.afterMs : null;

/** The problem that requests a missing part of the proof, or null. */
const lackOf = ({ password, code }: NewPasskey, isCodeWanted: boolean): SignInProblem | null => {
  if (password === '') return { _tag: 'InvalidField', field: 'current' };
  return isCodeWanted && code.trim() === '' ? { _tag: 'CodeNeeded' } : null;
};

const or = (one: Store<boolean>, other: Store<boolean>): Store<boolean> =>
  combine(one, other, (is, isOther) => is || isOther);

type Changes = {
  readonly shown: Event<void>;
  readonly typed: Event<Partial<NewPasskey>>;
  readonly addPasskeyFx: Effect<NewPasskey, Passkey, Failed>;
  readonly removePasskeyFx: Effect<RemovedPasskey, null, Failed>;
};

const createFields = ({ shown, typed, addPasskeyFx, removePasskeyFx }: Changes) => {
  const refused = [addPasskeyFx.failData, removePasskeyFx.failData];
  const done = [addPasskeyFx.done, removePasskeyFx.done];
  const $fields = createStore(NOTHING, { serialize: 'ignore' })
    .on(typed, (fields, change) => ({ ...fields, ...change }))
    .on(refused, (fields, { problem }) => (problem._tag === 'InvalidCode' ? { ...fields, code: '' } : fields))
    // keeps the name that was typed for a new passkey
    .on(removePasskeyFx.done, ({ name }) => ({ ...NOTHING, name }))
    .reset([shown, addPasskeyFx.done]);
  const $isCodeWanted = createStore(false, { serialize: 'ignore' })
    .on(refused, (is, { problem }) => is || problem._tag === 'CodeNeeded')
    .reset([shown, ...done]);
  const $lack = combine($fields, $isCodeWanted, lackOf);
  const $isAddable = combine($fields, $lack, ({ name }, lack) => name.trim() !== '' && lack === null);
  return { $fields, $isCodeWanted, $lack, $isAddable };
};

const withoutPasskey = (passkeys: readonly Passkey[] | null, removed: string) =>
  passkeys?.filter(({ id }) => id !== removed) ?? null;

/** Model of the passkeys of an account: list, add, remove. */
export const createPasskeysModel = () => {
  const shown = createEvent();
  const typed = createEvent<Partial<NewPasskey>>();
  const addAsked = createEvent();
  const removeAsked = createEvent<string>();
  const fetchPasskeysFx = createEffect<undefined, readonly Passkey[], Failed>();
  /** Requests options from the service and a passkey from the browser, then saves the passkey. */
  const addPasskeyFx = createEffect<NewPasskey, Passkey, Failed>();
  const removePasskeyFx = createEffect<RemovedPasskey, null, Failed>();
  const failures = [fetchPasskeysFx.failData, addPasskeyFx.failData, removePasskeyFx.failData];
  const changes = { shown, typed, addPasskeyFx, removePasskeyFx };
  const { $fields, $isCodeWanted, $lack, $isAddable } = createFields(changes);
  const $passkeys = createStore<readonly Passkey[] | null>(null, { serialize: 'ignore' })
    .on(fetchPasskeysFx.doneData, (_, passkeys) => passkeys)
    .on(addPasskeyFx.doneData, (passkeys, passkey) => [...(passkeys ?? []), passkey])
    .on(removePasskeyFx.done, (passkeys, { params }) => withoutPasskey(passkeys, params.id))
    .reset(shown);
  const $problem = createStore<SignInProblem | null>(null, { serialize: 'ignore' })
    .on(failures, (_, failed) => problemAfter(failed))
    .reset([shown, typed, addAsked, removeAsked]);
  const $retryAtMs = createStore<number | null>(null, { serialize: 'ignore' })
    .on(failures, (_, failed) => waitAfter(failed))
    .reset(shown);
  const $isPending = or(addPasskeyFx.pending, removePasskeyFx.pending);
  const $isReadyToAdd = combine($isAddable, $isPending, (isAddable, isPending) => isAddable && !isPending);

  sample({ clock: shown, fn: () => undefined, target: fetchPasskeysFx });
  sample({
    clock: addAsked,
    source: $fields,
    filter: $isReadyToAdd,
    fn: (fields) => ({ ...fields, name: fields.name.trim(), code: fields.code.trim() }),
    target: addPasskeyFx,
  });
  sample({
    clock: removeAsked,
    source: { fields: $fields, isPending: $isPending, lack: $lack },
    filter: ({ isPending, lack }) => !isPending && lack === null,
    fn: ({ fields: { password, code } }, id) => ({ id, password, code: code.trim() }),
    target: removePasskeyFx,
  });
  sample({ clock: removeAsked, source: $lack, filter: (lack) => lack !== null, target: $problem });

  return {
    shown,
    typed,
    addAsked,
    removeAsked,
    fetchPasskeysFx,
    addPasskeyFx,
    removePasskeyFx,
    $view: combine({
      fields: $fields,
      passkeys: $passkeys,
      problem: $problem,
      retryAtMs: $retryAtMs,
      isCodeWanted: $isCodeWanted,
      isAddable: $isAddable,
      isAdding: addPasskeyFx.pending,
      isPending: $isPending,
    }),
  };
};

export const passkeysModel = createPasskeysModel();
