import { Breadcrumbs } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { SwapPanel } from './swap.screen';
import styles from './swap.module.css';

/** Page of one swap, `/swap/txs/{id}`. */
export const SwapScreen = ({ swapId }: { readonly swapId: string }) => {
  const { t } = useTranslation('swap');
  return (
    <section className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          { label: t('main'), href: '/' },
          { label: t('title'), href: '/swap' },
          { label: swapId, href: `/swap/txs/${swapId}` },
        ]}
      />
      <h1>{t('swap.title')}</h1>
      <SwapPanel swapId={swapId} />
    </section>
  );
};
