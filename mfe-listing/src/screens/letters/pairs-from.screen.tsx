import { useUnit } from 'effector-react';

import { useTranslation } from '@coinlane/shared-ui/i18n';

import { breadcrumbsOf } from '../../domain/breadcrumbs';
import { currencyValues } from '../../domain/listing-content';
import type { ListingContent, PairRow, PairsFromRow } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { PairLinks } from '../../ui/pair-links';
import { Trail } from '../../ui/trail';
import { LetterGroups } from './letter-groups';
import styles from './letters.module.css';

type Props = { readonly page: ListingPage; readonly content: Extract<ListingContent, { _tag: 'PairsFrom' }> };

const withFrom =
  (from: string) =>
  ({ to, link }: PairsFromRow): PairRow => ({ label: { from, to }, link });

/** Every currency that one coin can be exchanged to, by letter (spec §2 "Coin pairs page"). */
export const PairsFromScreen = ({ page, content }: Props) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  const values = currencyValues(content.from);
  return (
    <article className={styles.page}>
      <Trail crumbs={breadcrumbsOf(page, content)} />
      <header className={styles.intro}>
        <h1>{t('pairsFrom.title', values)}</h1>
        <p className={styles.lead}>{t('pairsFrom.about', values)}</p>
      </header>
      <LetterGroups
        groups={content.groups}
        renderRows={(rows) => <PairLinks pairs={rows.map(withFrom(content.fromLabel))} onFollow={follow} />}
      />
    </article>
  );
};
