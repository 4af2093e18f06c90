import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { PostFacts } from '../domain/content';
import styles from './post-facts.module.css';

const DayOf = ({ day }: { readonly day: string }) => {
  const { i18n } = useTranslation('content');
  const words = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return <time dateTime={day}>{words}</time>;
};

/** Date, reading time, category and author of a post. */
export const PostFactsLine = ({ post }: { readonly post: PostFacts }) => {
  const { t } = useTranslation('content');
  const { category, author, publishedAt, updatedAt, readingMinutes } = post;
  return (
    <p className={styles.facts}>
      <span>
        <DayOf day={publishedAt} />
        {updatedAt !== null && (
          <>
            {' '}
            ({t('blog.updated')} <DayOf day={updatedAt} />)
          </>
        )}
      </span>
      <span>{t('blog.minutes', { minutes: String(readingMinutes) })}</span>
      <TextLink tone="quiet" href={`/blog/category/${category.slug}`}>
        {category.name}
      </TextLink>
      <TextLink tone="quiet" href={`/blog/author/${author.slug}`}>
        {author.name}
      </TextLink>
    </p>
  );
};
