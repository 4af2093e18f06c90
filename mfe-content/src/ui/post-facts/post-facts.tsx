import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Post } from '../../domain/post';
import styles from './post-facts.module.css';

/** Day, category and author of a post. */
export const PostFacts = ({ post }: { readonly post: Post }) => {
  const { t, i18n } = useTranslation('content');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${post.publishedOn}T00:00:00Z`),
  );
  return (
    <p className={styles.facts}>
      <time dateTime={post.publishedOn}>{day}</time>
      <TextLink tone="quiet" href={`/blog/category/${post.category}`}>
        {t(`blog.names.${post.category}`)}
      </TextLink>
      <TextLink tone="quiet" href={`/blog/author/${post.author}`}>
        {t(`blog.names.${post.author}`)}
      </TextLink>
    </p>
  );
};
