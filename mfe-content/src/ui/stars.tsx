import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './stars.module.css';

const MAX_STARS = 5;

/** A rating as an icon and as text: 1 to 5 stars. */
export const Stars = ({ rating }: { readonly rating: number }) => {
  const { t } = useTranslation('content');
  return (
    <>
      <span aria-hidden="true" className={styles.stars}>
        {'★'.repeat(rating) + '☆'.repeat(MAX_STARS - rating)}
      </span>
      {t('reviews.rating', { rating: String(rating) })}
    </>
  );
};
