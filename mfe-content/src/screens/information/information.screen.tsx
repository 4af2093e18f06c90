import { ButtonLink, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { LINK_PATHS } from '../../domain/page';
import type { InformationPage, PageLink } from '../../domain/page';
import { PageFrame } from '../../ui/page-frame';
import { SandboxNotice } from '../../ui/sandbox-notice';
import { PageTool } from '../page-tool';
import { PartnerQuestions } from './partner-questions';
import styles from './information.module.css';

const GoOn = ({ links: [first, ...others] }: { readonly links: readonly PageLink[] }) => {
  const { t } = useTranslation('content');
  return (
    <section className={styles.links} aria-labelledby="go-on">
      <h2 id="go-on">{t('goOn')}</h2>
      <ul role="list" className={styles.linkList}>
        {first !== undefined && (
          <li>
            <ButtonLink href={LINK_PATHS[first]}>{t(`links.${first}`)}</ButtonLink>
          </li>
        )}
        {others.map((link) => (
          <li key={link}>
            <TextLink href={LINK_PATHS[link]}>{t(`links.${link}`)}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A page about one subject: what it is, what of it there is on this site, and where to go from here. */
export const InformationScreen = ({ page }: { readonly page: InformationPage }) => {
  const { t } = useTranslation('content');
  const { config } = useRemoteProps();
  const main = { label: t('main'), href: '/' };
  const above =
    page.parent === 'main' ? [main] : [main, { label: t('pages.forPartners.title'), href: '/for-partners' }];
  return (
    <PageFrame
      above={above}
      path={page.path}
      title={t(`pages.${page.id}.title`)}
      lead={t(`pages.${page.id}.what`)}
    >
      <p>{t(`pages.${page.id}.here`)}</p>
      {page.id === 'forPartners' && <PartnerQuestions />}
      <PageTool path={page.path} />
      <GoOn links={page.links} />
      <p>
        {t('contact')} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </p>
      <SandboxNotice isSandbox={config.isSandbox} />
    </PageFrame>
  );
};
