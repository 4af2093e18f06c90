import { Alert, Card, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Review, Reviews } from '../../domain/content';
import { Day } from '../../ui/day';
import { Stars } from '../../ui/stars';
import styles from './reviews.module.css';

const OneReview = ({ review }: { readonly review: Review }) => {
  const { t } = useTranslation('content');
  return (
    <Card as="li" className={styles.review}>
      <p className={styles.rating}>
        <Stars rating={review.rating} />
      </p>
      <p className={styles.words} lang={review.locale}>
        {review.text}
      </p>
      <p className={styles.by}>
        {review.name === '' ? t('reviews.anonymous') : review.name}, <Day day={review.writtenAt} />
      </p>
    </Card>
  );
};

const Average = ({ average, total }: { readonly average: number; readonly total: number }) => {
  const { t, i18n } = useTranslation('content');
  const shown = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(average);
  return (
    <p className={styles.average}>
      <strong>{t('reviews.average', { average: shown })}</strong>{' '}
      {t('reviews.total', { total: String(total) })}
    </p>
  );
};

/** Reviews of users. The average is calculated only from these, and is hidden if there are no reviews. */
export const ReviewList = ({ reviews }: { readonly reviews: Reviews | null }) => {
  const { t } = useTranslation('content');
  if (reviews === null) return <Alert tone="warning">{t('reviews.unknown')}</Alert>;
  if (reviews.reviews.length === 0 || reviews.average === null)
    return (
      <div className={styles.none}>
        <EmptyState title={t('reviews.noneTitle')}>{t('reviews.noneText')}</EmptyState>
      </div>
    );
  return (
    <section aria-labelledby="all-reviews" className={styles.section}>
      <h2 id="all-reviews">{t('reviews.title')}</h2>
      <Average average={reviews.average} total={reviews.total} />
      <ul role="list" className={styles.list}>
        {reviews.reviews.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
};
