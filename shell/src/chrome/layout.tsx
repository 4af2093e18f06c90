import type { ReactNode } from 'react';

import { LiveRegion, SkipLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { isFramedPage } from '../routing';
import { useShell } from '../services';
import { CHAT_PLACE } from './places';
import { FooterPlace } from './footer-place';
import { Header } from './header';
import { OverrideBanner } from './override-banner';
import styles from './layout.module.css';

type Props = {
  readonly pathname: string;
  /** Content of the footer. Null in the browser. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

const Chrome = ({ pathname, footer = null, children }: Props) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink href="#main">{t('chrome.skip')}</SkipLink>
      <OverrideBanner />
      <Header pathname={pathname} />
      <div className={styles.body}>
        {/* place of the live chat: above the content, or next to it on wide screens */}
        <div id={CHAT_PLACE} className={styles.chat} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <FooterPlace content={footer} />
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
export const Layout = ({ pathname, children, ...rest }: Props) =>
  isFramedPage(pathname) ? (
    <Framed>{children}</Framed>
  ) : (
    <Chrome pathname={pathname} {...rest}>
      {children}
    </Chrome>
  );
