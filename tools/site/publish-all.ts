import { history, liveShell, promoteAll, publish, readHead, SHELL, wordsOf } from '@coinlane/release-ledger';
import type { LedgerError, RolloutPlan, ShellFacts } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { BUILT_PACKAGES } from '../build/build-package.ts';
import { readVersion } from '../build/read-record.ts';
import { fromRoot } from '../webpack/index.ts';
import type { LedgerPlace } from './ledger-place.ts';
import { prepareEnvironment } from './prepare-environment.ts';
import { readShellFacts } from './shell-facts.ts';

export type PublishedRemote = { readonly remote: string; readonly version: string; readonly isNew: boolean };

const orWords = <A>(result: E.Either<LedgerError, A>): A => {
  if (E.isLeft(result)) throw new Error(wordsOf(result.left));
  return result.right;
};

const shellVersion = (): Promise<string> => readVersion(fromRoot('shell/dist/build.json'));

/**
 * Publishes the remotes' `dist` folders. A version that is already published does not change. `shell`: facts for
 * the gate. Default: those of the built shell. Throws an Error with a message if the environment does not exist.
 */
export const publishRemotes = async (
  place: LedgerPlace,
  remotes: readonly string[],
  { by, shell }: { readonly by: string; readonly shell?: ShellFacts },
): Promise<PublishedRemote[]> => {
  await prepareEnvironment(place, by);
  const { store, signingKey } = place;
  const facts = shell ?? (await readShellFacts());
  const gate = { shell: orWords(await liveShell(store, place.env, facts)) };
  const request = { by, gate, ...(signingKey === null ? {} : { signingKey }) };
  const published: PublishedRemote[] = [];
  for (const remote of remotes) {
    const { outcome, release } = orWords(await publish(store, fromRoot(remote, 'dist'), request));
    published.push({ remote, version: release.version, isNew: outcome === 'published' });
  }
  return published;
};

type Promotion = {
  readonly by: string;
  readonly reason: string;
  /** Version of the shell, recorded with the composition. */
  readonly shellVersion?: string;
  readonly shell?: ShellFacts;
  /** Share of visitors. Default: all. */
  readonly percent?: number;
  readonly rollout?: RolloutPlan;
};

/** Promotes versions, all in one revision. Resolves to the revision's number. */
export const promoteRemotes = async (
  { store, env }: LedgerPlace,
  remotes: readonly PublishedRemote[],
  { by, reason, shellVersion, shell, percent, rollout }: Promotion,
): Promise<number> => {
  const { revision } = orWords(
    await promoteAll(store, env, {
      remotes,
      by,
      reason,
      gate: { shell: shell ?? (await readShellFacts()) },
      ...(shellVersion === undefined ? {} : { shell: shellVersion }),
      ...(percent === undefined ? {} : { percent }),
      ...(rollout === undefined ? {} : { rollout }),
    }),
  );
  return revision.rev;
};

/** Author names of this repository's scripts in the ledger. Changes of other authors are not undone. */
const LOCAL_AUTHORS = ['npm start', 'npm run dev', 'npm run release'] as const;

type Standing = {
  readonly remote: string;
  readonly version: string;
  readonly by: string;
  readonly rev: number;
};

/** Remotes for which an operator or a pipeline has chosen a version other than the one built here. */
const decidedElsewhere = async (
  { store, env }: LedgerPlace,
  remotes: readonly PublishedRemote[],
): Promise<Standing[]> => {
  const told = await history(store, env);
  if (E.isLeft(told)) return [];
  const [newest] = told.right.entries;
  return remotes.flatMap(({ remote, version, isNew }) => {
    const live = newest?.revision.remotes[remote]?.stable;
    const last = told.right.entries.find(({ changes }) =>
      changes.some((change) => 'remote' in change && change.remote === remote),
    )?.revision;
    const isOurs = last === undefined || LOCAL_AUTHORS.some((author) => author === last.by);
    return isNew || isOurs || live === undefined || live === version
      ? []
      : [{ remote, version: live, by: last.by, rev: last.rev }];
  });
};

export type PublishedSite = {
  readonly rev: number;
  readonly remotes: readonly PublishedRemote[];
  /** Remotes that stay at a version other than the built one, because a start does not undo a rollback. */
  readonly standing: readonly Standing[];
};

type RemoteName = Exclude<(typeof BUILT_PACKAGES)[number], 'shell'>;

const isRemote = (name: (typeof BUILT_PACKAGES)[number]): name is RemoteName => name !== 'shell';

/** Whether the shell is also released. Otherwise servers use the built one. */
const isShellReleased = async ({ store, env }: LedgerPlace): Promise<boolean> => {
  const head = await readHead(store, env);
  return E.isRight(head) && head.right.revision.remotes[SHELL] !== undefined;
};

/**
 * Promotes the local builds unless an operator decided otherwise. `npm start` does this before it serves. A site
 * can run `without` some of its remotes.
 */
export const publishAll = async (
  ledger: LedgerPlace,
  { without = [] }: { readonly without?: readonly RemoteName[] } = {},
): Promise<PublishedSite> => {
  const hasShell = await isShellReleased(ledger);
  const names = BUILT_PACKAGES.filter((name) => (isRemote(name) ? !without.includes(name) : hasShell));
  const remotes = await publishRemotes(ledger, names, { by: 'npm start' });
  const standing = await decidedElsewhere(ledger, remotes);
  const promoted = remotes.filter(({ remote }) => !standing.some((kept) => kept.remote === remote));
  const change = { by: 'npm start', reason: 'local start', shellVersion: await shellVersion() };
  return { rev: await promoteRemotes(ledger, promoted, change), remotes, standing };
};
