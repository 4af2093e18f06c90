import type { LibraryMode } from './realm/library-sources.ts';
import type { Rendered } from './render-job.ts';
import { createSeat } from './render-seat.ts';
import type { Seat } from './render-seat.ts';
import { startRenderWorker } from './render-worker-handle.ts';
import type { ServerPorts } from './server-ports.ts';

const MAX_JOBS = 16;
const REHIRE_AFTER_MS = 500;

/** The threads at work, and one that waits. */
export type Seats = {
  /** The thread with the fewest jobs that is well; null when all are full. */
  readonly pick: () => Seat | null;
  readonly busy: () => readonly Seat[];
  /** Whether another thread holds the job too. */
  readonly isElsewhere: (id: number, seat: Seat) => boolean;
  readonly stop: () => Promise<void>;
};

type Settings = {
  readonly count: number;
  readonly mode: LibraryMode;
  readonly ports: ServerPorts;
  readonly ended: (seat: Seat, reason: string) => void;
  readonly answered: (id: number, rendered: Rendered) => void;
};

/** Hires the threads. One that ends is replaced by the spare at once, and the spare by a new one. */
export const createSeats = ({ count, mode, ports, ended, answered }: Settings): Seats => {
  let seats: readonly Seat[] = [];
  let spare: Seat | null = null;
  let isStopping = false;
  const leaving: Promise<void>[] = [];

  const replace = (gone: Seat, reason: string): void => {
    const wasAtWork = seats.includes(gone);
    seats = seats.filter((seat) => seat !== gone);
    if (isStopping) return;
    if (wasAtWork && spare !== null) seats = [...seats, spare];
    spare = null;
    if (wasAtWork) ended(gone, reason);
    setTimeout(refill, gone.worker.heartbeat() > 0 ? 0 : REHIRE_AFTER_MS).unref();
  };

  const hire = (): Seat => {
    const seat: Seat = createSeat(
      startRenderWorker({
        mode,
        ports,
        answered: (id, rendered) => {
          for (const each of seats) each.drop(id, Date.now());
          answered(id, rendered);
        },
        ended: (reason) => replace(seat, reason),
      }),
    );
    return seat;
  };

  const refill = (): void => {
    if (isStopping) return;
    while (seats.length < count) seats = [...seats, hire()];
    spare ??= hire();
  };

  refill();
  return {
    pick: () => {
      const well = seats.filter(
        (seat) => seat.jobs().length < MAX_JOBS && !seat.isSuspect() && !seat.isStuck(),
      );
      const [first, ...others] = well;
      if (first === undefined) return null;
      return others.reduce((best, seat) => (seat.jobs().length < best.jobs().length ? seat : best), first);
    },
    busy: () => seats.filter((seat) => seat.jobs().length > 0),
    isElsewhere: (id, seat) => seats.some((other) => other !== seat && other.jobs().includes(id)),
    stop: async () => {
      isStopping = true;
      leaving.push(...[...seats, ...(spare === null ? [] : [spare])].map(({ worker }) => worker.stop()));
      await Promise.all(leaving);
    },
  };
};
