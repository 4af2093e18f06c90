/** A published review. */
type Review = {
  readonly id: string;
  readonly rating: number;
  readonly text: string;
  readonly name: string;
  readonly locale: string;
};

export type ReviewSummary = {
  /** Average out of 5, with one decimal. */
  readonly average: string;
  readonly total: number;
  readonly newest: readonly Review[];
};

type Reviews = {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly average: number | null;
};

/** Below this number, an average is not meaningful. */
const MIN_REVIEWS = 20;
const SHOWN = 3;

/** Summary of the reviews for the front page. Null: fewer than 20. */
export const toReviewSummary = ({ reviews, total, average }: Reviews): ReviewSummary | null =>
  total < MIN_REVIEWS || average === null
    ? null
    : { average: average.toFixed(1), total, newest: reviews.slice(0, SHOWN) };
