import type { Reviews, TextPage } from '../../domain/content';
import { PageScreen } from '../page';
import { ReviewForm } from './review-form';
import { ReviewList } from './review-list';

/** Spec §2 "/reviews": a page's text, what visitors wrote about finished orders, and the way to write. */
export const ReviewsScreen = ({
  page,
  reviews,
}: {
  readonly page: TextPage;
  readonly reviews: Reviews | null;
}) => (
  <PageScreen page={page}>
    <ReviewList reviews={reviews} />
    <ReviewForm />
  </PageScreen>
);
