/** Number of versions of a remote that the guard stopped as canaries, or rolled back after their rollout. */
export type GuardStops = {
  readonly remote: string;
  readonly action: 'stopped' | 'rolled-back';
  readonly count: number;
};

const ACTIONS = ['stopped', 'rolled-back'] as const;

/** Counts the actions of the guard of this server. */
export const createGuardStops = () => {
  const counts = new Map<string, number>();
  const keyOf = (remote: string, action: GuardStops['action']): string => `${remote} ${action}`;
  return {
    add: ({ remote, restored }: { readonly remote: string; readonly restored?: string }): void => {
      const key = keyOf(remote, restored === undefined ? 'stopped' : 'rolled-back');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    /** Counts for these remotes, including 0: Prometheus detects no increase in a series that starts with 1. */
    of: (remotes: readonly string[]): readonly GuardStops[] =>
      remotes.flatMap((remote) =>
        ACTIONS.map((action) => ({ remote, action, count: counts.get(keyOf(remote, action)) ?? 0 })),
      ),
  };
};
