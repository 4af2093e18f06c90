import type { Receiver } from './notice-store.ts';

/** Not moderated yet, shown on the site, or rejected. */
export const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export type StoredReview = {
  readonly id: string;
  /** Never shown on the site. */
  readonly orderId: string;
  readonly state: ReviewState;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly name: string;
  readonly language: string;
  readonly writtenAtMs: number;
};

/** Reviews of orders. An order has one review, whatever its state. */
export type ReviewStore = {
  /** Adds a review in the state `waiting`, with a message about it. False: the order already has a review. */
  readonly add: (
    review: Omit<StoredReview, 'state' | 'writtenAtMs'>,
    message: { readonly receiver: Receiver; readonly body: string },
  ) => Promise<boolean>;
  /** Reviews in a state, newest first. */
  readonly list: (state: ReviewState, most: number) => Promise<readonly StoredReview[]>;
  /** Number of approved reviews, and the sum of their stars. */
  readonly approvedStars: () => Promise<{ readonly count: number; readonly stars: number }>;
  /** Changes the state. False: unknown ID. */
  readonly decide: (id: string, state: ReviewState) => Promise<boolean>;
};
