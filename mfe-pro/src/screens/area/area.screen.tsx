import { useUnit } from 'effector-react';

import { Breadcrumbs } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { pathOfProPage } from '../../domain/pro-page';
import type { ProPage } from '../../domain/pro-page';
import { accessModel } from '../../model/access';
import { AccessNotice } from './access-notice';
import { AreaPages } from './area-pages';
import { NeverAsked } from './never-asked';
import styles from './area.module.css';

const NoSuchPage = () => {
  const { t } = useTranslation('pro');
  return (
    <section className={styles.page}>
      <header className={styles.intro}>
        <h1>{t('notFound.title')}</h1>
        <p className={styles.lead}>{t('notFound.text')}</p>
      </header>
      <AreaPages current={null} />
    </section>
  );
};

const Trail = ({ page }: { readonly page: ProPage }) => {
  const { t } = useTranslation('pro');
  const area = { label: t('pages.overview.title'), href: '/pro' };
  const own = { label: t(`pages.${page}.title`), href: pathOfProPage(page) };
  const items = [{ label: t('main'), href: '/' }, area, ...(page === 'overview' ? [] : [own])];
  return <Breadcrumbs label={t('breadcrumbs')} items={items} />;
};

/** One page of the pro area (spec §2 "Pro area") for a visitor whose account cannot be opened yet; null: no such page. */
export const AreaScreen = ({ page }: { readonly page: ProPage | null }) => {
  const { t } = useTranslation('pro');
  const access = useUnit(accessModel.$access);
  if (page === null) return <NoSuchPage />;
  return (
    <section className={styles.page}>
      <Trail page={page} />
      <header className={styles.intro}>
        <h1>{t(`pages.${page}.title`)}</h1>
        <p className={styles.lead}>{t(`pages.${page}.about`)}</p>
      </header>
      <div className={styles.columns}>
        <AccessNotice access={access} />
        <NeverAsked />
      </div>
      <AreaPages current={page} />
    </section>
  );
};
