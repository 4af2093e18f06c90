import { useUnit } from 'effector-react';
import { useState } from 'react';

import { AmountField, Button, IconButton, TextField, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { ArrowLeftRightIcon, ArrowRightIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { adviceOf } from '../../domain/swap-config';
import { hasExtraId } from '../../domain/token';
import { stepperModel } from '../../model/stepper';
import type { StepperView } from '../../model/stepper';
import { Limit, useChainName, VariantName } from '../../ui/pair-facts';
import { EstimateLine } from './estimate-line';
import styles from './stepper.module.css';
import { useAmountProblem } from './use-amount-problem';

type Props = { readonly view: StepperView };

const Direction = ({ view: { form } }: Props) => {
  const { t } = useTranslation('swap');
  const toggle = useUnit(stepperModel.toggled);
  return (
    <div className={styles.direction}>
      <p className={styles.end}>
        <span className={styles.term}>{t('columns.from')}</span> <VariantName variant={form.pair.from} />
      </p>
      {form.pair.isReversible ? (
        <IconButton variant="secondary" label={t('send.toggle')} onClick={() => toggle()}>
          <ArrowLeftRightIcon />
        </IconButton>
      ) : (
        <ArrowRightIcon size="small" />
      )}
      <p className={styles.end}>
        <span className={styles.term}>{t('columns.to')}</span> <VariantName variant={form.pair.to} />
      </p>
    </div>
  );
};

const Amount = ({ view }: Props) => {
  const { t } = useTranslation('swap');
  const change = useUnit(stepperModel.amountChanged);
  const problem = useAmountProblem(view);
  const { token, min } = view.form.pair;
  return (
    <AmountField
      label={t('send.amount', { token: token.toUpperCase() })}
      labelEnd={
        <span className={styles.term}>
          {t('columns.min')} <Limit amount={min} token={token} />
        </span>
      }
      placeholder="0"
      value={view.form.amount}
      error={problem}
      onChange={({ target }) => change(target.value)}
    />
  );
};

/** Error text of the payout address, or undefined. */
const useAddressProblem = ({ form, verdict }: Pick<StepperView, 'form' | 'verdict'>): string | undefined => {
  const { t } = useTranslation('swap');
  const { language } = useRemoteProps();
  const chainName = useChainName();
  const { payoutAddress } = verdict;
  if (payoutAddress === 'empty' || payoutAddress === 'checking' || payoutAddress === 'fine') return undefined;
  if (payoutAddress === 'wrong') return t('send.addressWrong');
  const network = chainName(form.pair.to);
  return payoutAddress === 'ambiguous'
    ? t('send.ambiguous', { network, networks: new Intl.ListFormat(language).format(verdict.alsoValidOn) })
    : t(`addressFaults.${payoutAddress}`, { network });
};

/** Lets the user confirm an address that is also valid on other networks. */
const ConfirmAddress = ({ form, verdict }: Pick<StepperView, 'form' | 'verdict'>) => {
  const { t } = useTranslation('swap');
  const chainName = useChainName();
  const confirm = useUnit(stepperModel.payoutConfirmed);
  return verdict.payoutAddress === 'ambiguous' ? (
    <Button variant="secondary" size="small" onClick={() => confirm()}>
      {t('send.confirmAddress', { network: chainName(form.pair.to) })}
    </Button>
  ) : null;
};

const Recipient = ({ view: { form, verdict } }: Props) => {
  const { t } = useTranslation('swap');
  const { changeAddress, changeExtraId } = useUnit({
    changeAddress: stepperModel.payoutAddressChanged,
    changeExtraId: stepperModel.payoutExtraIdChanged,
  });
  const [wasLeft, setWasLeft] = useState(false);
  const problem = useAddressProblem({ form, verdict });
  const { wallet } = adviceOf(form.pair.to);
  return (
    <>
      <TextField
        label={t('send.address')}
        isMonospace
        value={form.payoutAddress}
        error={wasLeft || verdict.payoutAddress === 'ambiguous' ? problem : undefined}
        hint={
          wallet === null ? undefined : (
            <TextLink href={wallet} rel="noopener noreferrer" target="_blank">
              {t('send.wallet')}
            </TextLink>
          )
        }
        onBlur={() => setWasLeft(true)}
        onChange={({ target }) => changeAddress(target.value)}
      />
      <ConfirmAddress form={form} verdict={verdict} />
      {hasExtraId(form.pair.to) && (
        <TextField
          label={t('send.extraId')}
          hint={t('extraId.needed')}
          value={form.payoutExtraId}
          error={verdict.isExtraIdFine ? undefined : t('send.extraIdWrong')}
          onChange={({ target }) => changeExtraId(target.value)}
        />
      )}
    </>
  );
};

/** Step 0, 'Send to': amount and payout address (spec §2). */
export const SendTo = ({ view }: Props) => {
  const { t } = useTranslation('swap');
  const next = useUnit(stepperModel.nextPressed);
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <Direction view={view} />
      <Amount view={view} />
      <EstimateLine view={view} />
      <Recipient view={view} />
      {adviceOf(view.form.pair.to).hasLimitsWarning && (
        <p className={styles.note}>{t('send.limitsWarning')}</p>
      )}
      <Button type="submit" isWide disabled={!view.isComplete}>
        {t('stepper.next')}
      </Button>
    </form>
  );
};
