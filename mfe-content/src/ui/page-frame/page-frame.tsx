import type { ReactNode } from 'react';

import { Breadcrumbs } from '@coinlane/shared-ui/components';
import type { Breadcrumb } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './page-frame.module.css';

type Props = {
  /** The pages above this one, from the start page down. */
  readonly above: readonly Breadcrumb[];
  readonly path: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A page of text: breadcrumbs, heading, lead, and a column of a readable width. */
export const PageFrame = ({ above, path, title, lead, children }: Props) => {
  const { t } = useTranslation('content');
  return (
    <article className={styles.page}>
      <Breadcrumbs label={t('breadcrumbs')} items={[...above, { label: title, href: path }]} />
      <header className={styles.intro}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.text}>{children}</div>
    </article>
  );
};
