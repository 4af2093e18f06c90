import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { Alert, Button, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { valueOf } from '@coinlane/shared-contracts/query';

import { amountForField } from '../../domain/amount';
import { maxWithdrawal } from '../../domain/withdrawal';
import { balanceModel } from '../../model/balance';
import { withdrawalModel } from '../../model/withdrawal';
import { ConfirmAddress } from '../../ui/confirm-address';
import { MutationFailure } from '../../ui/mutation-failure';
import { useFocusOnProblem } from '../../ui/focus-on-problem';
import { Amount } from '../../ui/money';
import styles from './dialogs.module.css';
import { useProblems } from './use-problems';
import { WhitelistChoice } from './whitelist-choice';

const Confirmation = () => {
  const { draft, shared, asset, confirm, edit } = useUnit({
    draft: withdrawalModel.$draft,
    shared: withdrawalModel.$shared,
    asset: withdrawalModel.$asset,
    confirm: withdrawalModel.addressConfirmed,
    edit: withdrawalModel.edited,
  });
  const handleConfirm = (address: string): void => {
    confirm(address);
    if (address !== draft.address) edit({ address });
  };
  return asset === null ? null : (
    <ConfirmAddress
      shared={shared}
      address={draft.address}
      network={networkName(asset.network)}
      onConfirm={handleConfirm}
    />
  );
};

const AddressFields = () => {
  const { t } = useTranslation('pro');
  const problemOf = useProblems();
  const { draft, opened, verdict, coins, isChecking, edit } = useUnit({
    draft: withdrawalModel.$draft,
    opened: withdrawalModel.$opened,
    verdict: withdrawalModel.$verdict,
    coins: balanceModel.coins.$query,
    isChecking: withdrawalModel.check.$pending,
    edit: withdrawalModel.edited,
  });
  const coin = (valueOf(coins) ?? []).find(({ ticker }) => ticker === opened.currency);
  const hasExtraId = coin?.hasExtraId === true || verdict === 'extra-id-required' || draft.extraId !== '';
  return (
    <>
      <TextField
        label={t('withdraw.address')}
        isMonospace
        value={draft.address}
        onChange={({ target }) => edit({ address: target.value })}
        error={problemOf('address')}
        warning={verdict === 'unknown' ? t('withdraw.unchecked') : undefined}
        {...(isChecking ? { status: 'pending' as const, statusLabel: t('withdraw.checking') } : {})}
        {...(verdict === 'good' && !isChecking
          ? { status: 'valid' as const, statusLabel: t('withdraw.good') }
          : {})}
      />
      <Confirmation />
      {hasExtraId && (
        <TextField
          label={t('withdraw.extraId')}
          hint={t('withdraw.extraIdHint')}
          value={draft.extraId}
          onChange={({ target }) => edit({ extraId: target.value })}
          error={problemOf('extraId')}
        />
      )}
    </>
  );
};

const AmountLine = () => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const problemOf = useProblems();
  const { draft, asset, edit } = useUnit({
    draft: withdrawalModel.$draft,
    asset: withdrawalModel.$asset,
    edit: withdrawalModel.edited,
  });
  if (asset === null) return null;
  const most = maxWithdrawal(asset);
  return (
    <TextField
      label={t('withdraw.amount')}
      inputMode="decimal"
      autoComplete="off"
      value={draft.typed}
      onChange={({ target }) => edit({ typed: target.value })}
      error={problemOf('amount')}
      hint={
        <>
          {t('balance.available')}: <Amount amount={asset.available} currency={asset.currency} />
          {'\u00A0·\u00A0'}
          {t('withdraw.fee')}: <Amount amount={asset.withdrawalFee} currency={asset.currency} />
        </>
      }
      trailingAction={
        <Button
          variant="secondary"
          size="small"
          onClick={() => edit({ typed: amountForField(most, language) })}
        >
          {t('trade.max')}
        </Button>
      }
    />
  );
};

const PasswordField = () => {
  const { t } = useTranslation('pro');
  const problemOf = useProblems();
  const { draft, edit } = useUnit({ draft: withdrawalModel.$draft, edit: withdrawalModel.edited });
  return (
    <TextField
      label={t('twoFactor.password')}
      type="password"
      autoComplete="current-password"
      value={draft.password}
      onChange={({ target }) => edit({ password: target.value })}
      error={problemOf('password')}
    />
  );
};

const CodeField = () => {
  const { t } = useTranslation('pro');
  const problemOf = useProblems();
  const { draft, edit } = useUnit({ draft: withdrawalModel.$draft, edit: withdrawalModel.edited });
  return (
    <TextField
      label={t('withdraw.code')}
      hint={t('withdraw.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={draft.code}
      onChange={({ target }) => edit({ code: target.value })}
      error={problemOf('code')}
    />
  );
};

/** Form with amount and recipient. */
export const WithdrawForm = () => {
  const { t } = useTranslation('pro');
  const { mutation, opened, isWaiting, continueToReview } = useUnit({
    isWaiting: withdrawalModel.$isWaiting,
    mutation: withdrawalModel.sending.$mutation,
    opened: withdrawalModel.$opened,
    continueToReview: withdrawalModel.reviewRequested,
  });
  const { form, pressed } = useFocusOnProblem(mutation._tag === 'Failed' ? mutation.problem : null);
  return (
    <form
      ref={form}
      noValidate
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        continueToReview();
        pressed();
      }}
    >
      <WhitelistChoice />
      <AddressFields />
      <AmountLine />
      {opened.hasTwoFactor ? <CodeField /> : <PasswordField />}
      {!opened.hasTwoFactor && <Alert tone="info">{t('withdraw.noTwoFactor')}</Alert>}
      {mutation._tag === 'Failed' && <MutationFailure problem={mutation.problem} isMoney />}
      <Button type="submit" size="large" isWide isPending={isWaiting} pendingLabel={t('withdraw.checking')}>
        {t('trade.continue')}
      </Button>
    </form>
  );
};
