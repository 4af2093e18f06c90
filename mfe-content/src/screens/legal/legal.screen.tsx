import { Fragment } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { LegalPage } from '../../domain/page';
import { PageFrame } from '../../ui/page-frame';
import { SandboxNotice } from '../../ui/sandbox-notice';

/** The terms of use and the privacy policy (spec §2 "Legal"): what this site does, in plain words. */
export const LegalScreen = ({ page }: { readonly page: LegalPage }) => {
  const { t } = useTranslation('content');
  const { config } = useRemoteProps();
  return (
    <PageFrame
      above={[{ label: t('main'), href: '/' }]}
      path={page.path}
      title={t(`legal.${page.id}.title`)}
      lead={t(`legal.${page.id}.about`)}
    >
      <SandboxNotice isSandbox={config.isSandbox} />
      {page.sections.map((section) => (
        <Fragment key={section}>
          <h2>{t(`legal.${page.id}.${section}.title`)}</h2>
          <p>{t(`legal.${page.id}.${section}.text`)}</p>
        </Fragment>
      ))}
      <p>
        {t('contact')} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </p>
    </PageFrame>
  );
};
