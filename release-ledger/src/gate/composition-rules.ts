import type { GateProblem } from '../format/index.ts';
import { nameOf, releaseProblems } from './release-rules.ts';
import type { Candidate } from './release-rules.ts';
import type { ShellFacts } from './shell-facts.ts';

type Party = { readonly name: string; readonly events: Candidate['events'] };

const producersOf = (parties: readonly Party[], event: string) =>
  parties.flatMap(({ name, events }) => {
    const hash = Object.hasOwn(events.produced, event) ? events.produced[event] : undefined;
    return hash === undefined ? [] : [{ name, hash }];
  });

const eventProblem = (
  consumer: Party,
  event: string,
  hash: string,
  parties: readonly Party[],
  mayMiss: boolean,
): readonly GateProblem[] => {
  const producers = producersOf(parties, event);
  const differing = producers.filter((producer) => producer.hash !== hash);
  if (producers.length === 0 ? mayMiss : differing.length === 0) return [];
  const found =
    producers.length === 0
      ? `it hears ${event}, which nothing in the composition sends`
      : `it hears ${event} with codec ${hash}, but ${differing.map((other) => `${other.name} sends codec ${other.hash}`).join(', ')}`;
  const wouldPass = `a composition in which every sender of ${event} has codec ${hash}: promote sender and hearer together`;
  return [{ rule: 'events', release: consumer.name, found, wouldPass }];
};

const eventProblems = (
  releases: readonly Candidate[],
  { version, events }: ShellFacts,
): readonly GateProblem[] => {
  const shell: Party = { name: `shell ${version}`, events };
  const remotes: readonly Party[] = releases.map((release) => ({
    name: nameOf(release),
    events: release.events,
  }));
  const parties = [shell, ...remotes];
  return parties.flatMap((consumer) =>
    Object.entries(consumer.events.consumed).flatMap(([event, hash]) =>
      // the shell lives without a remote; a remote that waits for an event nobody sends waits for ever
      eventProblem(consumer, event, hash, parties, consumer === shell),
    ),
  );
};

/**
 * Everything that does not fit in a composition: each release with the shell, and each sender of an
 * event with each that hears it, so that a new release is held against the old ones and the old ones against it.
 */
export const compositionProblems = (
  releases: readonly Candidate[],
  shell: ShellFacts,
): readonly GateProblem[] => [
  ...releases.flatMap((release) => releaseProblems(release, shell)),
  ...eventProblems(releases, shell),
];

/** What a change makes worse: the problems after it that were not there before. */
export const newProblems = (
  before: readonly GateProblem[],
  after: readonly GateProblem[],
): readonly GateProblem[] => {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  return after.filter((problem) => !known.has(JSON.stringify(problem)));
};
