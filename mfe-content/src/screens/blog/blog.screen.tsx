import { EmptyState, Pagination, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { PostList } from '../../domain/content';
import { blogPath } from '../../domain/content-route';
import type { PostFilter } from '../../domain/content-route';
import { PageFrame } from '../../ui/page-frame';
import { PostCards } from '../../ui/post-cards';
import { NewsletterPlace } from '../contact';
import { BlogSearch } from './blog-search';
import styles from './blog.module.css';

type Props = { readonly filter: PostFilter; readonly list: PostList };

const headingKeys = {
  All: 'blog.title',
  Search: 'blog.searchTitle',
  Category: 'blog.categoryTitle',
  Author: 'blog.authorTitle',
} as const satisfies Readonly<Record<PostFilter['_tag'], string>>;

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

const Categories = ({ filter, list }: Props) => {
  const { t } = useTranslation('content');
  const links = [
    { href: '/blog', name: t('blog.all'), isHere: filter._tag === 'All' },
    ...list.categories.map(({ slug, name }) => ({
      href: `/blog/category/${slug}`,
      name,
      isHere: filter._tag === 'Category' && filter.name === slug,
    })),
  ];
  return (
    <nav aria-label={t('blog.categories')}>
      <ul role="list" className={styles.categories}>
        {links.map(({ href, name, isHere }) => (
          <li key={href}>
            <TextLink tone="quiet" href={href} {...(isHere ? { 'aria-current': 'page' } : {})}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Feed = () => {
  const { t } = useTranslation('content');
  const { navigation } = useRemoteProps();
  return (
    <p className={styles.feed}>
      {/* not a page of the site, so the shell must not intercept the link */}
      <a href={navigation.href('/blog/rss.xml')} target="_blank" type="application/rss+xml">
        {t('blog.feed')}
      </a>
    </p>
  );
};

const leadOf = ({ filter, list }: Props, about: string): string =>
  filter._tag === 'Author' && list.author !== null ? list.author.about : about;

/** The list of posts: all, search results, or those of a category or an author (spec §2 "Blog"). */
export const BlogScreen = ({ filter, list }: Props) => {
  const { t } = useTranslation('content');
  const { language } = useRemoteProps();
  const main = { label: t('main'), href: '/' };
  const name = list.category?.name ?? list.author?.name ?? '';
  return (
    <PageFrame
      above={filter._tag === 'All' ? [main] : [main, { label: t('blog.title'), href: '/blog' }]}
      path={blogPath(filter, list.page)}
      title={t(headingKeys[filter._tag], { name })}
      lead={leadOf({ filter, list }, t('blog.about'))}
      isWide
    >
      <div className={styles.tools}>
        <Categories filter={filter} list={list} />
        <BlogSearch query={filter._tag === 'Search' ? filter.query : ''} />
      </div>
      {filter._tag === 'Search' && <p role="status">{t('blog.found', { total: String(list.total) })}</p>}
      {list.posts.length === 0 ? (
        <EmptyState title={t('blog.noneTitle')}>{t('blog.noneText')}</EmptyState>
      ) : (
        <PostCards posts={list.posts} level="h2" language={language} />
      )}
      <BlogPages filter={filter} list={list} />
      <Feed />
      <NewsletterPlace />
    </PageFrame>
  );
};
