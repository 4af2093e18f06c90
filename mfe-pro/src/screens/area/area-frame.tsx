import type { ReactNode } from 'react';

import { Badge, Breadcrumbs, useKeptFocus } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Account } from '../../domain/account';
import { listedPageOf, pathOfProPage } from '../../domain/pro-page';
import type { ProPage } from '../../domain/pro-page';
import { planName } from '../../ui/plan-name';
import { AreaNavigation } from './area-navigation';
import styles from './area.module.css';

const Trail = ({ page, path }: { readonly page: ProPage; readonly path: string }) => {
  const { t } = useTranslation('pro');
  const listed = listedPageOf(page);
  const trail = [...new Set<ProPage>(['overview', listed, page])].map((each) => ({
    label: t(`pages.${each}.title`),
    href: each === page ? path : pathOfProPage(each),
  }));
  return <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('main'), href: '/' }, ...trail]} />;
};

const Owner = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation('pro');
  return (
    <p className={styles.owner}>
      <span className={styles.email} title={account.email}>
        {account.email}
      </span>
      <Badge>{planName(account.planLevel, t)}</Badge>
    </p>
  );
};

type Props = {
  readonly page: ProPage;
  /** Without the language prefix. */
  readonly path: string;
  /** Null if the account is unknown or the user is signed out. */
  readonly account: Account | null;
  readonly children: ReactNode;
};

/** Frame of every page of the area: navigation, account and heading. */
export const AreaFrame = ({ page, path, account, children }: Props) => {
  const { t } = useTranslation('pro');
  const root = useKeptFocus<HTMLElement>();
  return (
    <section ref={root} className={styles.page}>
      <Trail page={page} path={path} />
      <div className={styles.columns}>
        <div className={styles.side}>
          {account === null ? <p className={styles.owner} /> : <Owner account={account} />}
          <AreaNavigation current={page} />
        </div>
        <div className={styles.content}>
          <h1 className={styles.heading}>{t(`pages.${page}.title`)}</h1>
          {children}
        </div>
      </div>
    </section>
  );
};
