import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { breadcrumbsOf } from '../../domain/breadcrumbs';
import type { ListingContent, NamedRow } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { Trail } from '../../ui/trail';
import { LetterGroups } from './letter-groups';
import styles from './letters.module.css';

type Props = {
  readonly page: ListingPage;
  readonly content: Extract<ListingContent, { _tag: 'AllCurrencies' }>;
};

const NamedRows = ({ rows }: { readonly rows: readonly NamedRow[] }) => (
  <ul role="list" className={styles.rows}>
    {rows.map(({ label, path }) => (
      <li key={path}>
        <TextLink href={path}>{label}</TextLink>
      </li>
    ))}
  </ul>
);

/** Every currency that can be exchanged, by letter (spec §2 "view all"). */
export const AllCurrenciesScreen = ({ page, content }: Props) => {
  const { t } = useTranslation('listing');
  return (
    <article className={styles.page}>
      <Trail crumbs={breadcrumbsOf(page, content)} />
      <header className={styles.intro}>
        <h1>{t('allExchange.title')}</h1>
        <p className={styles.lead}>{t('allExchange.about')}</p>
      </header>
      <LetterGroups groups={content.groups} renderRows={(rows) => <NamedRows rows={rows} />} />
    </article>
  );
};
