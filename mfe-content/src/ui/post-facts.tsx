import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { PostFacts } from '../domain/content';
import { Day } from './day';
import styles from './post-facts.module.css';

/** Date, reading time, category and author of a post. */
export const PostFactsLine = ({ post }: { readonly post: PostFacts }) => {
  const { t } = useTranslation('content');
  const { category, author, publishedAt, updatedAt, readingMinutes } = post;
  return (
    <p className={styles.facts}>
      <span>
        <Day day={publishedAt} />
        {updatedAt !== null && (
          <>
            {' '}
            ({t('blog.updated')} <Day day={updatedAt} />)
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
