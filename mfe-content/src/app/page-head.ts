import type { Head } from '@coinlane/shared-contracts/lifecycle';

import { canonicalPathOf } from '../domain/content-route';
import type { ContentRoute } from '../domain/content-route';
import type { Post, PostFilter } from '../domain/post';
import type { ShownPage, Translate } from './shown-page';

export type Site = { readonly brand: string; readonly origin: string; readonly basename: string };
type Words = { readonly title: string; readonly description: string };
type Crumb = { readonly name: string; readonly path: string };

const blogTitle = (filter: PostFilter, t: Translate): string => {
  switch (filter._tag) {
    case 'All':
      return t('blog.title');
    case 'Search':
      return t('blog.searchTitle');
    case 'Category':
      return t('blog.categoryTitle', { name: t(`blog.names.${filter.name}`) });
    case 'Author':
      return t('blog.authorTitle', { name: t(`blog.names.${filter.name}`) });
  }
};

const wordsOf = (page: ShownPage, t: Translate): Words => {
  switch (page._tag) {
    case 'Information':
      return { title: t(`pages.${page.page.id}.title`), description: t(`pages.${page.page.id}.what`) };
    case 'Legal':
      return { title: t(`legal.${page.page.id}.title`), description: t(`legal.${page.page.id}.about`) };
    case 'Blog':
      return { title: blogTitle(page.filter, t), description: t('blog.about') };
    case 'Post':
      return { title: t(`posts.${page.post.id}.title`), description: t(`posts.${page.post.id}.summary`) };
    case 'Contact':
      return { title: t('contactPage.title'), description: t('contactPage.about') };
    case 'NotFound':
      return { title: t('notFound.title'), description: t('notFound.text') };
  }
};

const parentOf = (page: ShownPage, t: Translate): readonly Crumb[] => {
  if (page._tag === 'Information' && page.page.parent === 'forPartners') {
    return [{ name: t('pages.forPartners.title'), path: '/for-partners' }];
  }
  const isBelowBlog = page._tag === 'Post' || (page._tag === 'Blog' && page.filter._tag !== 'All');
  return isBelowBlog ? [{ name: t('blog.title'), path: '/blog' }] : [];
};

const breadcrumbList = (crumbs: readonly Crumb[], { origin, basename }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${basename}${path}`,
  })),
});

const blogPosting = (post: Post, { title, description }: Words, { brand }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: post.publishedOn,
  author: { '@type': 'Organization', name: brand },
});

/** Title, description, canonical address and structured data of a page; searches are not indexed. */
export const headOf = (route: ContentRoute, page: ShownPage, t: Translate, site: Site): Head => {
  const words = wordsOf(page, t);
  const head = { title: `${words.title} | ${site.brand}`, description: words.description };
  const canonicalPath = canonicalPathOf(route);
  if (page._tag === 'NotFound' || canonicalPath === null) return { ...head, robots: 'noindex' };
  const crumbs = [
    { name: t('main'), path: '/' },
    ...parentOf(page, t),
    { name: words.title, path: canonicalPath },
  ];
  return {
    ...head,
    canonicalPath,
    ...(page._tag === 'Blog' && page.filter._tag === 'Search' ? { robots: 'noindex, follow' } : {}),
    jsonLd: [
      breadcrumbList(crumbs, site),
      ...(page._tag === 'Post' ? [blogPosting(page.post, words, site)] : []),
    ],
  };
};
