import type { ReactNode } from 'react';

import { LiveRegion, SkipLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { isFramedPage } from '../routing';
import { Footer } from './footer';
import { Header } from './header';
import { OverrideBanner } from './override-banner';
import styles from './layout.module.css';

type Props = { readonly pathname: string; readonly children: ReactNode };

const Chrome = ({ pathname, children }: Props) => {
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

/** The page around a remote; in a frame of another site nothing is around it. */
export const Layout = ({ pathname, children }: Props) =>
  isFramedPage(pathname) ? (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LiveRegion />
    </>
  ) : (
    <Chrome pathname={pathname}>{children}</Chrome>
  );
