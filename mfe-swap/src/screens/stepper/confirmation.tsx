import { useUnit } from 'effector-react';

import { AddressText, Alert, Button, Checkbox, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { adviceOf, partnerSite } from '../../domain/swap-config';
import { amountText } from '../../domain/swap-form';
import type { CreateFailure } from '../../domain/swap-form';
import { stepperModel } from '../../model/stepper';
import type { StepperView } from '../../model/stepper';
import { VariantName } from '../../ui/pair-facts';
import { EstimateLine } from './estimate-line';
import styles from './stepper.module.css';

type Props = { readonly view: StepperView };

const PartnerLink = ({ words }: { readonly words: string }) => (
  <TextLink href={partnerSite} rel="noopener noreferrer" target="_blank">
    {words}
  </TextLink>
);

/** Warning `exchangeCreationError` of spec §8. */
const CreationError = ({ failure }: { readonly failure: CreateFailure }) => {
  const { t } = useTranslation('swap');
  if (failure._tag === 'OutcomeUnknown')
    return (
      <Alert tone="warning" role="alert" title={t('confirm.lostTitle')}>
        <p>{t('confirm.lostAdvice')}</p>
      </Alert>
    );
  return (
    <Alert tone="danger" role="alert" title={t('confirm.errorTitle')}>
      {failure._tag === 'PartnerKyc' && (
        <p>
          {t('confirm.partnerKyc')} <PartnerLink words={t('confirm.partnerKycLink')} />
        </p>
      )}
      {failure._tag === 'ServerSaid' && <p lang="en">{failure.message}</p>}
      {failure._tag === 'Unknown' && <p>{t('confirm.errorUnknown')}</p>}
      <p>{t('confirm.errorAdvice')}</p>
    </Alert>
  );
};

const Summary = ({ view: { form, verdict } }: Props) => {
  const { t, i18n } = useTranslation('swap');
  const amount =
    verdict.amount._tag === 'Fine' ? amountText(verdict.amount.amount, i18n.language) : form.amount.trim();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('columns.from')}</dt>
        <dd>
          {amount} <VariantName variant={form.pair.from} />
        </dd>
      </div>
      <div>
        <dt>{t('columns.to')}</dt>
        <dd>
          <VariantName variant={form.pair.to} />
        </dd>
      </div>
      <div>
        <dt>{t('send.address')}</dt>
        <dd>
          <AddressText address={form.payoutAddress.trim()} />
        </dd>
      </div>
      {form.payoutExtraId.trim() !== '' && (
        <div>
          <dt>{t('send.extraId')}</dt>
          <dd>
            <AddressText address={form.payoutExtraId.trim()} />
          </dd>
        </div>
      )}
    </dl>
  );
};

const Consent = ({ view: { form, creation } }: Props) => {
  const { t } = useTranslation('swap');
  const { accept, read } = useUnit({
    accept: stepperModel.termsAccepted,
    read: stepperModel.partnerWarningRead,
  });
  return (
    <>
      {adviceOf(form.pair.to).hasPartnerWarning && (
        <Alert tone="warning" title={t('confirm.partnerTitle')}>
          <p className={styles.partner}>
            {t('confirm.partnerWarning')} <PartnerLink words={t('confirm.partnerKycLink')} />
          </p>
          <Checkbox
            label={t('confirm.partnerRead')}
            checked={creation.isPartnerWarningRead}
            onChange={({ target }) => read(target.checked)}
          />
        </Alert>
      )}
      <Checkbox
        label={
          <>
            {t('confirm.terms')} <TextLink href="/terms-of-use">{t('confirm.termsLink')}</TextLink>
          </>
        }
        checked={creation.areTermsAccepted}
        onChange={({ target }) => accept(target.checked)}
      />
    </>
  );
};

/** Step 1, 'Confirmation': a summary, and the terms to accept (spec §4 "Confirm button"). */
export const Confirmation = ({ view }: Props) => {
  const { t } = useTranslation('swap');
  const { creation } = view;
  const { confirm, goBack } = useUnit({
    confirm: stepperModel.confirmPressed,
    goBack: stepperModel.previousPressed,
  });
  return (
    <div className={styles.step}>
      <Summary view={view} />
      <EstimateLine view={view} />
      <Consent view={view} />
      {creation.failure !== null && <CreationError failure={creation.failure} />}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => goBack()}>
          {t('stepper.previous')}
        </Button>
        <Button
          disabled={!creation.canConfirm && !creation.isCreating}
          isPending={creation.isCreating}
          pendingLabel={t('confirm.pending')}
          ignoresDoubleClick
          onClick={() => confirm()}
        >
          {t('confirm.confirm')}
        </Button>
      </div>
    </div>
  );
};
