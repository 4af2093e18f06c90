import { Button, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useNavigate } from '@coinlane/shared-ui/navigation';
import { SearchIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import type { SyntheticEvent } from 'react';

import { blogPath } from '../../domain/content-route';
import styles from './blog.module.css';

/** A search form that works without scripts. With scripts, it does not reload the page. */
export const BlogSearch = ({ query }: { readonly query: string }) => {
  const { t } = useTranslation('content');
  const { navigation } = useRemoteProps();
  const navigate = useNavigate();
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    const asked = field instanceof HTMLInputElement ? field.value : '';
    void navigate(blogPath({ _tag: 'Search', query: asked }, 1));
  };
  return (
    <form
      role="search"
      method="get"
      action={navigation.href('/blog/search')}
      className={styles.search}
      onSubmit={search}
    >
      <TextField
        key={query}
        type="search"
        name="q"
        label={t('blog.searchLabel')}
        isLabelHidden
        placeholder={t('blog.searchLabel')}
        maxLength={100}
        defaultValue={query}
        prefix={<SearchIcon size="small" />}
      />
      <Button type="submit" variant="secondary">
        {t('blog.search')}
      </Button>
    </form>
  );
};
