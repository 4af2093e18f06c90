import type { OrderStore } from '../store/order-store.ts';
import type { WatchedProvider } from './health.ts';

type SwitchPorts = {
  readonly providers: readonly WatchedProvider[];
  readonly store: Pick<OrderStore, 'switchedOff' | 'switchProvider'>;
  readonly log: (problem: string) => void;
};

/** Switches of the providers, which every server with the same store follows. */
type Switches = {
  readonly read: () => Promise<void>;
  readonly change: (provider: string, isOff: boolean, by: string) => Promise<boolean>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** Interval of reads: a switch takes effect within two seconds on every server. */
const EVERY_MS = 1_000;

/** Creates the follower of the switches. While the store is unreadable, they do not change. */
export const followSwitches = ({ providers, store, log }: SwitchPorts): Switches => {
  let timer: NodeJS.Timeout | null = null;
  let reading: Promise<void> = Promise.resolve();
  let isFailing = false;

  const read = async (): Promise<void> => {
    const off = new Set(await store.switchedOff());
    for (const { provider, switchOff } of providers) switchOff(off.has(provider.id));
  };
  const tick = (): void => {
    reading = read().then(
      () => {
        isFailing = false;
      },
      (error: unknown) => {
        if (!isFailing) log(`the switches of providers cannot be read: ${String(error)}`);
        isFailing = true;
      },
    );
    void reading.then(() => {
      if (timer !== null) timer = setTimeout(tick, EVERY_MS);
    });
  };

  return {
    read,
    change: async (id, isOff, by) => {
      const watched = providers.find(({ provider }) => provider.id === id);
      if (watched === undefined) return false;
      await store.switchProvider(id, isOff, by);
      watched.switchOff(isOff);
      return true;
    },
    start: () => {
      timer = setTimeout(tick, EVERY_MS);
    },
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await reading;
    },
  };
};
