import { compileFunction, constants, createContext, Script } from 'node:vm';

import type { HostFunction } from './host-function.ts';
import { hostTopics } from './host-topics.ts';
import type { RealmListener } from './host-topics.ts';
import { createReplyCache } from './reply-cache.ts';
import type { LibraryMode } from './library-sources.ts';
import { createAnswers, createCalls, createRuns, describeThrown, installRealm } from './realm-program.ts';
import type { RealmFunctions } from './realm-program.ts';
import { createEvents } from './realm-events.ts';
import { createRequireFrom, createTextCoders, createTimers } from './realm-globals.ts';
import { createSearchParams, createUrl, defineUrlParts, pairsOf } from './realm-url.ts';

/**
 * A separate context for one bundle, with its own intrinsics and libraries, and without access to Node or the host.
 */
export type Realm = Pick<RealmFunctions, 'run' | 'reply'> & {
  /** Clears its timers. */
  readonly close: () => void;
};

/** Settings shared by all realms of a thread. */
export type RealmSettings = {
  readonly mode: LibraryMode;
  readonly libraries: ReadonlyMap<string, Script>;
};

const program = (): string =>
  [
    `'use strict';`,
    ...[
      createReplyCache,
      pairsOf,
      createSearchParams,
      defineUrlParts,
      createUrl,
      createTextCoders,
      createTimers,
    ],
    ...[createEvents, createRequireFrom, describeThrown, createCalls, createAnswers, createRuns],
    `(${installRealm.toString()})`,
  ].join('\n');

const PROGRAM = new Script(program(), { filename: 'realm-program.js' });
const WRAPPER = ['exports', 'require', 'module', '__filename', '__dirname'];

type Install = (host: HostFunction, mode: LibraryMode) => RealmFunctions;
type Factory = Parameters<RealmFunctions['start']>[0];

/**
 * Whether a value is a function of the realm. It is passed to the realm without a wrapper, which would be an
 * object of the host.
 */
const isRealmFunction = (value: unknown): value is Install & Factory => typeof value === 'function';

const functionOf = (script: Script, context: ReturnType<typeof createContext>): Install & Factory => {
  const value: unknown = script.runInContext(context);
  if (!isRealmFunction(value)) throw new Error('a script of ours is not a function');
  return value;
};

/** Evaluates a bundle in a new realm. Throws an error of the host that describes the problem. */
export const createRealm = (
  code: string,
  label: string,
  { mode, libraries }: RealmSettings,
  listener: RealmListener,
): Realm => {
  const context = createContext(constants.DONT_CONTEXTIFY, {
    name: label,
    codeGeneration: { strings: false, wasm: false },
  });
  const topics = hostTopics(listener, (timer) => fire(timer));
  const { provide, start, run, fire, reply } = functionOf(PROGRAM, context)(topics.host, mode);
  for (const [name, script] of libraries) provide(name, functionOf(script, context));
  const bundle: unknown = compileFunction(code, WRAPPER, { parsingContext: context, filename: label });
  if (!isRealmFunction(bundle)) throw new Error(`${label} is not a module`);
  const problem = start(bundle);
  if (problem === null) return { run, reply, close: topics.close };
  topics.close();
  throw new Error(`${label}: ${problem}`);
};
