import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import type { ReactNode } from 'react';

import { contentsOf, noticesOf } from '../domain/content';
import type { PageLink, TextPage } from '../domain/content';
import { Blocks } from '../ui/blocks';
import { Contents } from '../ui/contents';
import { Faq } from '../ui/faq';
import { Notices } from '../ui/notices';
import { PageFrame } from '../ui/page-frame';
import { SandboxNotice } from '../ui/sandbox-notice';
import { hasTool, PageTool } from './page-tool';
import styles from './page.module.css';

const Related = ({ links }: { readonly links: readonly PageLink[] }) => {
  const { t } = useTranslation('content');
  return (
    <nav id="related" aria-labelledby="related-title" className={styles.related}>
      <h2 id="related-title" className={styles.relatedTitle}>
        {t('related')}
      </h2>
      <ul role="list" className={styles.links}>
        {links.map(({ path, title }) => (
          <li key={path}>
            <TextLink href={path}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Closing = () => {
  const { t } = useTranslation('content');
  const { config } = useRemoteProps();
  return (
    <>
      <p className={styles.contact}>
        {t('contact')} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </p>
      <SandboxNotice isSandbox={config.isSandbox} />
    </>
  );
};

type Props = {
  readonly page: TextPage;
  /** Rendered before the text. */
  readonly first?: ReactNode;
  /** Rendered after the text. */
  readonly children?: ReactNode;
};

/** A page about one subject: introduction, text, questions, and links to related pages. */
export const PageScreen = ({ page, first, children }: Props) => {
  const { t } = useTranslation('content');
  const { config, language } = useRemoteProps();
  const sections = contentsOf(page.blocks);
  return (
    <PageFrame
      above={[
        { label: t('main'), href: '/' },
        ...page.above.map(({ path, title }) => ({ label: title, href: path })),
      ]}
      path={page.path}
      title={page.title}
      lead={page.description}
      actions={page.actions}
      isHero={page.actions.length > 0 && !hasTool(page.path)}
      tool={hasTool(page.path) ? <PageTool path={page.path} /> : undefined}
      lang={page.locale === language ? undefined : page.locale}
      aside={sections.length === 0 ? undefined : <Contents sections={sections} />}
    >
      <Notices
        notices={noticesOf(page.notices)}
        hostName={config.hostName}
        hasContact={config.unavailable?.includes('forms') !== true}
      />
      {first}
      <Blocks blocks={page.blocks} title={page.title} />
      {children}
      {page.faq.length > 0 && <Faq questions={page.faq} />}
      {page.related.length > 0 && <Related links={page.related} />}
      <Closing />
    </PageFrame>
  );
};
