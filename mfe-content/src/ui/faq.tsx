import { Disclosure } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { ContentQuestion } from '../domain/content';
import { Spans } from './blocks';
import styles from './faq.module.css';

/** Collapsible questions and answers (spec §2 "/for-partners#faq"). */
export const Faq = ({ questions }: { readonly questions: readonly ContentQuestion[] }) => {
  const { t } = useTranslation('content');
  return (
    <section id="faq" aria-labelledby="faq-title" className={styles.faq}>
      <h2 id="faq-title">{t('faqTitle')}</h2>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} look="card" summary={question}>
          <p>
            <Spans spans={answer} />
          </p>
        </Disclosure>
      ))}
    </section>
  );
};
