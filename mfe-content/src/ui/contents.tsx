import { Disclosure } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Section } from '../domain/content';
import styles from './contents.module.css';

const Sections = ({ sections }: { readonly sections: readonly Section[] }) => (
  <ol role="list" className={styles.sections}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${encodeURIComponent(id)}`}>{title}</a>
      </li>
    ))}
  </ol>
);

/** Table of contents of a long text. Next to it on wide screens, otherwise collapsed above it. */
export const Contents = ({ sections }: { readonly sections: readonly Section[] }) => {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <Disclosure look="card" summary={t('contents')} className={styles.narrow}>
        <Sections sections={sections} />
      </Disclosure>
      <div className={styles.wide}>
        <p className={styles.title}>{t('contents')}</p>
        <Sections sections={sections} />
      </div>
    </nav>
  );
};
