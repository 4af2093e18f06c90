import type { GateProblem, ShellFacts } from '../format/index.ts';
import { factsWithLimits, nameOf, releaseProblems, shellProblems } from './release-rules.ts';
import type { Candidate } from './release-rules.ts';

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
      ? `it subscribes to ${event}, which nothing in the composition publishes`
      : `it subscribes to ${event} with codec ${hash}, but ${differing.map((other) => `${other.name} publishes codec ${other.hash}`).join(', ')}`;
  const wouldPass = `a composition in which every publisher of ${event} has codec ${hash}: promote publisher and subscriber together`;
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
      // the shell works without a remote, but a remote would wait indefinitely for an event that nothing publishes
      eventProblem(consumer, event, hash, parties, consumer === shell),
    ),
  );
};

/**
 * Problems of a composition. Compares each release with the shell, and each publisher of an event with each
 * subscriber, in both directions between new and old releases. The shell is the one among the releases, otherwise
 * that of the servers.
 */
export const compositionProblems = (
  releases: readonly Candidate[],
  servers: ShellFacts,
): readonly GateProblem[] => {
  const released = releases.find(({ shell }) => shell !== undefined);
  const remotes = releases.filter((release) => release !== released);
  const shell = factsWithLimits(released?.shell, servers);
  return [
    ...(released === undefined ? [] : shellProblems(released, servers)),
    ...remotes.flatMap((release) => releaseProblems(release, shell)),
    ...eventProblems(remotes, shell),
  ];
};

export const newProblems = (
  before: readonly GateProblem[],
  after: readonly GateProblem[],
): readonly GateProblem[] => {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  return after.filter((problem) => !known.has(JSON.stringify(problem)));
};
