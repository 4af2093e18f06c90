import { useUnit } from 'effector-react';

import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { ProPage } from '../../domain/pro-page';
import { accessModel } from '../../model/access';
import { AccessNotice } from './access-notice';
import { AreaPages } from './area-pages';
import { NeverAsked } from './never-asked';
import styles from './area.module.css';

type Props = {
  /** Null: the area has no such page. */
  readonly page: ProPage | null;
  readonly exchangeHref: string;
};

/** One page of the pro area (spec §2 "Pro area") for a visitor whose account cannot be opened yet. */
export const AreaScreen = ({ page, exchangeHref }: Props) => {
  const { t } = useTranslation('pro');
  const access = useUnit(accessModel.$access);
  if (page === null) {
    return (
      <section className={styles.page}>
        <h1 className={styles.heading}>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <AreaPages current={null} />
      </section>
    );
  }
  return (
    <section className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.heading}>{t(`pages.${page}.title`)}</h1>
        <p className={styles.lead}>{t(`pages.${page}.about`)}</p>
      </header>
      <AccessNotice access={access} exchangeHref={exchangeHref} />
      <NeverAsked />
      <AreaPages current={page} />
    </section>
  );
};
