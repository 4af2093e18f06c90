import { useUnit } from 'effector-react';

import { Disclosure } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { faqOf } from '../../domain/faq';
import type { ListingContent } from '../../domain/listing-content';
import { listingModel } from '../../model/listing';
import styles from './market.module.css';

/** Questions that the page can answer from its data. Renders nothing without any. */
export const Faq = ({ content }: { readonly content: ListingContent }) => {
  const { t, i18n } = useTranslation('listing');
  const facts = useUnit(listingModel.market.$facts);
  const entries = faqOf(content, facts, i18n.language);
  if (entries.length === 0) return null;
  return (
    <section className={styles.faq} aria-labelledby="faq-title">
      <h2 id="faq-title">{t('faq.title')}</h2>
      {entries.map(({ id, values }) => (
        <Disclosure key={id} look="card" summary={t(`faq.${id}.question`, values)}>
          <p>{t(`faq.${id}.answer`, values)}</p>
        </Disclosure>
      ))}
    </section>
  );
};
