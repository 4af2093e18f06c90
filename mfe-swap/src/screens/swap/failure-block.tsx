import { useEffect, useRef } from 'react';

import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import styles from './swap.module.css';

/** A failed swap: a message, and the support contact form for this swap (spec §4: extraInfo `swap:{id}`). */
export const FailureBlock = ({ swapId }: { readonly swapId: string }) => {
  const { t } = useTranslation('swap');
  const { mountBlock, config } = useRemoteProps();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.current === null || mountBlock === undefined) return undefined;
    const attributes = { 'extra-info': `swap:${swapId}` };
    return mountBlock({ name: 'contact-form', attributes, data: null }, form.current);
  }, [mountBlock, swapId]);
  return (
    <section className={styles.panel} aria-labelledby="swap-failed">
      <Alert tone="danger" role="alert" title={<span id="swap-failed">{t('failed.title')}</span>}>
        <p>{t('failed.text')}</p>
        <p>
          <a href={`mailto:${config.supportEmail}?subject=${encodeURIComponent(`swap:${swapId}`)}`}>
            {config.supportEmail}
          </a>
        </p>
      </Alert>
      <div ref={form} />
    </section>
  );
};
