import { EmptyState, Pagination } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { blogPath } from '../../domain/content-route';
import type { PostFilter, PostList } from '../../domain/post';
import { PageFrame } from '../../ui/page-frame';
import { BlogSearch } from './blog-search';
import { PostCard } from './post-card';
import styles from './blog.module.css';

type Props = { readonly filter: PostFilter; readonly list: PostList };

const headingKeys: Readonly<Record<PostFilter['_tag'], string>> = {
  All: 'blog.title',
  Search: 'blog.searchTitle',
  Category: 'blog.categoryTitle',
  Author: 'blog.authorTitle',
};

const BlogPages = ({ filter, list }: Props) => {
  const { t } = useTranslation('content');
  if (list.pageCount === 1) return null;
  return (
    <Pagination
      label={t('blog.pages')}
      page={list.page}
      pageCount={list.pageCount}
      hrefOf={(page) => blogPath(filter, page)}
      pageLabel={(page) => t('blog.page', { number: String(page) })}
      previousLabel={t('blog.previous')}
      nextLabel={t('blog.next')}
    />
  );
};

/** The posts there are: all, found, of a category or of an author (spec §2 "Blog"). */
export const BlogScreen = ({ filter, list }: Props) => {
  const { t } = useTranslation('content');
  const main = { label: t('main'), href: '/' };
  const blog = { label: t('blog.title'), href: '/blog' };
  const name = filter._tag === 'Category' || filter._tag === 'Author' ? t(`blog.names.${filter.name}`) : '';
  return (
    <PageFrame
      above={filter._tag === 'All' ? [main] : [main, blog]}
      path={blogPath(filter, list.page)}
      title={t(headingKeys[filter._tag], { name })}
      lead={t('blog.about')}
    >
      <BlogSearch query={filter._tag === 'Search' ? filter.query : ''} />
      {filter._tag === 'Search' && (
        <p role="status">{t('blog.found', { total: String(list.posts.length) })}</p>
      )}
      {list.posts.length === 0 ? (
        <EmptyState title={t('blog.noneTitle')}>{t('blog.noneText')}</EmptyState>
      ) : (
        <ul role="list" className={styles.posts}>
          {list.posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      <BlogPages filter={filter} list={list} />
    </PageFrame>
  );
};
