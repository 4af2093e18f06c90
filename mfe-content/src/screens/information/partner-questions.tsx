import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './information.module.css';

const QUESTIONS = ['register', 'link', 'money'] as const;

/** Spec §2 "Loans and partners": /for-partners#faq. */
export const PartnerQuestions = () => {
  const { t } = useTranslation('content');
  return (
    <section id="faq" className={styles.questions} aria-labelledby="faq-title">
      <h2 id="faq-title">{t('faq.title')}</h2>
      {QUESTIONS.map((question) => (
        <div key={question} className={styles.question}>
          <h3>{t(`faq.${question}.question`)}</h3>
          <p>{t(`faq.${question}.answer`)}</p>
        </div>
      ))}
    </section>
  );
};
