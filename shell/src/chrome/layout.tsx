import type { ReactNode } from 'react';

import { LiveRegion, SkipLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { isFramedPage } from '../routing';
import { useShell } from '../services';
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

/** Main landmark of a framed page, with its own label. */
const Framed = ({ children }: Pick<Props, 'children'>) => {
  const { config } = useShell();
  return (
    <>
      <main id="main" tabIndex={-1} aria-label={config.brand}>
        {children}
      </main>
      <LiveRegion />
    </>
  );
};

/** Page layout around a remote. In a third-party frame only the remote is shown. */
export const Layout = ({ pathname, children }: Props) =>
  isFramedPage(pathname) ? <Framed>{children}</Framed> : <Chrome pathname={pathname}>{children}</Chrome>;
