import type { Translate } from '@coinlane/shared-ui/i18n';

import type { PopularPair, PopularRates } from '../../domain/popular-pairs';
import type { ReviewSummary } from '../../domain/review-summary';

/** Facts for the sections. Null: unknown. */
export type HomeFacts = {
  /** The popular pairs of which the site has both currencies. */
  readonly pairs: readonly PopularPair[];
  readonly rates: PopularRates | null;
  readonly reviews: ReviewSummary | null;
};

export type HomeProps = {
  readonly facts: HomeFacts;
  readonly t: Translate<'exchange'>;
  readonly language: string;
  /** Path of a page in the visitor's language. */
  readonly href: (path: string) => string;
  /** Whether the site has pages of currencies and pairs. */
  readonly hasListing: boolean;
  /** Whether the site has a page of reviews. */
  readonly hasReviews: boolean;
};
