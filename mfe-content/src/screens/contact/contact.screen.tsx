import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { SelectField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { DRAFT_KEY, readDraft, topicsOf } from '../../domain/contact-form';
import { contactModel } from '../../model/contact';
import { PageFrame } from '../../ui/page-frame';
import { SandboxNotice } from '../../ui/sandbox-notice';
import { ContactForm } from './contact-form';

/** The contact page: a form with up to four topics, and an e-mail address, which works without scripts. */
export const ContactScreen = () => {
  const { t } = useTranslation('content');
  const { config, storage } = useRemoteProps();
  const { view, open, pick } = useUnit({
    view: contactModel.$view,
    open: contactModel.opened,
    pick: contactModel.topicPicked,
  });
  const topics = topicsOf(config.unavailable ?? []);
  useEffect(() => {
    open({ topic: 'support', extraInfo: '', draft: readDraft(storage.read(DRAFT_KEY)) });
  }, [open, storage]);
  return (
    <PageFrame
      above={[{ label: t('main'), href: '/' }]}
      path="/contact"
      title={t('contactPage.title')}
      lead={t('contactPage.about')}
    >
      <SandboxNotice isSandbox={config.isSandbox} />
      <p>
        {t('contactPage.mail')} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </p>
      <p>{t('contactPage.never')}</p>
      <SelectField
        label={t('contactPage.topic')}
        value={view.topic}
        options={topics.map((topic) => ({ value: topic, label: t(`contactPage.topics.${topic}`) }))}
        onChange={({ target }) => {
          const topic = topics.find((each) => each === target.value);
          if (topic !== undefined) pick(topic);
        }}
      />
      <ContactForm />
    </PageFrame>
  );
};
