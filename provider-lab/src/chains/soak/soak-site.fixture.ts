import type { LabCoin } from '../../coins.table.ts';
import type { LocalChains } from '../start-chains.ts';
import type { ChainFacts } from './chain-facts.fixture.ts';
import type { Draw } from './draw.fixture.ts';
import type { LabProvider } from '../../create-lab.ts';

export const KINDS = ['agreed', 'over', 'under, refund', 'under, continue', 'double', 'late'] as const;
export type SwapKind = (typeof KINDS)[number];

/** An order that a visitor wants. */
export type Wish = {
  readonly kind: SwapKind;
  readonly from: LabCoin;
  readonly to: LabCoin;
  readonly amountFrom: string;
  readonly recipient: string;
  readonly refundAddress: string;
};

export type Swap = Wish & {
  /** ID at the site. */
  readonly id: string;
  /** ID at the lab. */
  readonly labId: string;
  readonly amountTo: string;
  readonly depositAddress: string;
};

/** The site between visitors and the lab, as a process that a soak kills. */
export type SoakSite = {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Creates an order, however often the server is killed. */
  readonly place: (wish: Wish) => Promise<Swap>;
  /**
   * Opens the page of a swap, compares it with the chains, and decides about a deposit that waits for a decision. All
   * processes must run. Resolves with the status on the page.
   */
  readonly visit: (swap: Swap) => Promise<string>;
  /** Opens pages without a look at them; fails silently. */
  readonly open: (swaps: readonly Swap[]) => Promise<void>;
  /** Kills the server and starts it again. */
  readonly restart: () => Promise<void>;
  /** False statements of pages so far. */
  readonly untrue: () => readonly string[];
  /** Reports of the lab that the site named as false, although the lab is honest. */
  readonly blamed: () => readonly string[];
};

export type SoakParts = {
  readonly folder: string;
  readonly chains: LocalChains;
  readonly provider: LabProvider;
  readonly facts: ChainFacts;
  readonly draw: Draw;
  /** Moves the time of all processes. */
  readonly pass: (ms: number) => void;
};

/** A page asks every 5 s (spec §9 "Timing"). */
export const PAGE_MS = 5_000;
