import { useState } from 'react';

import { Button, CopyButton, SelectField, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { isLinkId, isReferralPage, REFERRAL_PAGES, referralLink } from '../domain/referral';
import type { ReferralFields } from '../domain/referral';
import { DeferredPart } from '../ui/deferred-part';
import styles from './referral-links.module.css';

type Change = (change: Partial<ReferralFields>) => void;
type FieldsProps = { readonly fields: ReferralFields; readonly change: Change };

const Pair = ({ fields, change }: FieldsProps) => {
  const { t } = useTranslation('content');
  return (
    <>
      <TextField
        id="referral-from"
        label={t('referral.from')}
        value={fields.from}
        autoComplete="off"
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        id="referral-to"
        label={t('referral.to')}
        value={fields.to}
        autoComplete="off"
        onChange={({ target }) => change({ to: target.value })}
      />
    </>
  );
};

const Fields = ({ fields, change }: FieldsProps) => {
  const { t } = useTranslation('content');
  const isWrong = fields.linkId.trim() !== '' && !isLinkId(fields.linkId);
  return (
    <div className={styles.fields}>
      <TextField
        id="referral-link-id"
        label={t('referral.id')}
        hint={t('referral.idHint')}
        error={isWrong ? t('referral.idWrong') : undefined}
        value={fields.linkId}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change({ linkId: target.value })}
      />
      <SelectField
        id="referral-page"
        label={t('referral.page')}
        value={fields.page}
        options={Object.keys(REFERRAL_PAGES)
          .filter(isReferralPage)
          .map((page) => ({
            value: page,
            label: t(`referral.pages.${page}`),
          }))}
        onChange={({ target }) => {
          if (isReferralPage(target.value)) change({ page: target.value });
        }}
      />
      {fields.page === 'exchange' && <Pair fields={fields} change={change} />}
    </div>
  );
};

/** QR code of a link. Its code loads on demand. */
const Picture = ({ link }: { readonly link: string }) => {
  const { t } = useTranslation('content');
  const [isShown, setIsShown] = useState(false);
  const [load] = useState(() => async () => {
    const { QrPicture } = await import(/* webpackChunkName: "content-qr" */ '../ui/qr-picture');
    return QrPicture;
  });
  if (!isShown)
    return (
      <Button variant="secondary" onClick={() => setIsShown(true)}>
        {t('referral.showQr')}
      </Button>
    );
  return <DeferredPart load={load} partProps={{ text: link, label: t('referral.qr') }} />;
};

const Link = ({ link }: { readonly link: string }) => {
  const { t } = useTranslation('content');
  return (
    <section className={styles.link} aria-labelledby="referral-link">
      <h3 id="referral-link">{t('referral.link')}</h3>
      <p className={styles.text} translate="no">
        {link}
      </p>
      <div className={styles.actions}>
        <CopyButton
          value={link}
          label={t('referral.copy')}
          copiedLabel={t('referral.copied')}
          failedLabel={t('referral.copyFailed')}
        />
        <Picture link={link} />
      </div>
    </section>
  );
};

/** Builds referral links from a link ID (spec §9 "Stored identifiers": the referral linkId cookie). */
export const ReferralLinks = () => {
  const { t } = useTranslation('content');
  const { navigation } = useRemoteProps();
  const [fields, setFields] = useState<ReferralFields>({ linkId: '', page: 'exchange', from: '', to: '' });
  const link = referralLink(`${location.origin}${navigation.basename}`, fields);
  return (
    <section className={styles.builder} aria-labelledby="referral-builder">
      <h2 id="referral-builder">{t('referral.title')}</h2>
      <Fields fields={fields} change={(change) => setFields({ ...fields, ...change })} />
      {link !== null && <Link link={link} />}
    </section>
  );
};
