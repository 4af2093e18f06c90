import type { ReactNode } from 'react';

import { LiveRegion, SkipLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { Footer } from './footer';
import { Header } from './header';
import { OverrideBanner } from './override-banner';
import styles from './layout.module.css';

type Props = { readonly pathname: string; readonly children: ReactNode };

/** The page around a remote. */
export const Layout = ({ pathname, children }: Props) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink href="#main">{t('chrome.skip')}</SkipLink>
      <OverrideBanner />
      <Header pathname={pathname} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LiveRegion />
    </>
  );
};
