import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './stars.module.css';

const MOST = 5;

/** A rating as an icon and as text: 1 to 5 stars. */
export const Stars = ({ rating }: { readonly rating: number }) => {
  const { t } = useTranslation('content');
  return (
    <>
      <span aria-hidden="true" className={styles.stars}>
        {'★'.repeat(rating) + '☆'.repeat(MOST - rating)}
      </span>
      {t('reviews.rating', { rating: String(rating) })}
    </>
  );
};
