import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Reviews, TextPage } from '../../domain/content';
import { DeferredPart } from '../../ui/deferred-part';
import { PageScreen } from '../page.screen';
import { ReviewList } from './review-list';
import styles from './reviews.module.css';

const loadForm = async () => {
  const { ReviewForm } = await import(/* webpackChunkName: "forms" */ './review-form');
  return ReviewForm;
};

/** The page /reviews (spec §2): reviews of finished orders, the page's text, and the form. */
export const ReviewsScreen = ({
  page,
  reviews,
}: {
  readonly page: TextPage;
  readonly reviews: Reviews | null;
}) => {
  const { t } = useTranslation('content');
  return (
    <PageScreen page={page} first={<ReviewList reviews={reviews} />}>
      <section id="write-review" aria-labelledby="write-review-title" className={styles.section}>
        <h2 id="write-review-title">{t('reviews.write')}</h2>
        <DeferredPart load={loadForm} partProps={{}} />
      </section>
    </PageScreen>
  );
};
