import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Button, Disclosure, IconButton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { XIcon } from '@coinlane/shared-ui/icons';
import { refusedField } from '@coinlane/shared-contracts/errors';
import { problemOf } from '@coinlane/shared-contracts/query';

import { tickerLabel } from '../../domain/ticker';
import type { AddressVerdict } from '../../domain/whitelist';
import { whitelistModel } from '../../model/whitelist';
import { QueryView } from '../../ui/query-view';
import { CoinSearch } from '../../ui/coin-search';
import { ConfirmAddress } from '../../ui/confirm-address';
import { useFocusOnProblem } from '../../ui/focus-on-problem';
import { ProblemNote } from '../../ui/problem-note';
import { Stack } from '../../ui/stack';
import { isProofProblem, OwnerProof } from './owner-proof';
import { isPlace, useErrors, useNetworks } from './use-errors';
import styles from './whitelist.module.css';

const Currencies = () => {
  const { t } = useTranslation('pro');
  const { errorOf } = useErrors();
  const { draft, coins, isFetching, change, open } = useUnit({
    draft: whitelistModel.draft.$draft,
    coins: whitelistModel.coins.$query,
    isFetching: whitelistModel.coins.$pending,
    change: whitelistModel.draft.changed,
    open: whitelistModel.opened,
  });
  const { currencies } = draft;
  return (
    <>
      <QueryView query={coins} isFetching={isFetching} onRetry={open} shape="control" count={1}>
        {(all) => (
          <CoinSearch
            label={t('whitelist.currencies')}
            hint={t('whitelist.currenciesHint')}
            coins={all}
            chosen={currencies}
            onPick={({ ticker }) => change({ currencies: [...currencies, ticker] })}
            error={errorOf('currency')}
          />
        )}
      </QueryView>
      {currencies.length > 0 && (
        <ul role="list" className={styles.chips} aria-label={t('whitelist.chosen')}>
          {currencies.map((currency) => (
            <li key={currency} className={styles.chip}>
              {tickerLabel(currency)}
              <IconButton
                size="small"
                label={t('whitelist.takeAway', { ticker: tickerLabel(currency) })}
                onClick={() => change({ currencies: currencies.filter((each) => each !== currency) })}
              >
                <XIcon size="small" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const statusOf = (verdict: AddressVerdict | null, isChecking: boolean): 'pending' | 'valid' | undefined => {
  if (isChecking) return 'pending';
  return verdict === 'good' ? 'valid' : undefined;
};

const Confirmation = () => {
  const network = useNetworks();
  const { draft, shared, confirm, change, leave } = useUnit({
    draft: whitelistModel.draft.$draft,
    shared: whitelistModel.draft.$shared,
    confirm: whitelistModel.draft.addressConfirmed,
    change: whitelistModel.draft.changed,
    leave: whitelistModel.draft.addressLeft,
  });
  const handleConfirm = (wallet: string): void => {
    confirm(wallet);
    if (wallet === draft.wallet) return;
    change({ wallet });
    leave();
  };
  return (
    <ConfirmAddress shared={shared} address={draft.wallet} network={network} onConfirm={handleConfirm} />
  );
};

const Address = () => {
  const { t } = useTranslation('pro');
  const { errorOf } = useErrors();
  const { draft, verdict, isChecking, change, leave } = useUnit({
    draft: whitelistModel.draft.$draft,
    verdict: whitelistModel.draft.$verdict,
    isChecking: whitelistModel.draft.checkAddressFx.pending,
    change: whitelistModel.draft.changed,
    leave: whitelistModel.draft.addressLeft,
  });
  const status = statusOf(verdict, isChecking);
  return (
    <>
      <TextField
        label={t('whitelist.address')}
        value={draft.wallet}
        onChange={({ currentTarget }) => change({ wallet: currentTarget.value })}
        onBlur={() => leave()}
        isMonospace
        autoComplete="off"
        status={status}
        statusLabel={status === undefined ? undefined : t(`whitelist.check_${status}`)}
        error={errorOf('wallet')}
      />
      <Confirmation />
      <TextField
        label={t('whitelist.extraId')}
        hint={t('whitelist.extraIdHint')}
        value={draft.extraId}
        onChange={({ currentTarget }) => change({ extraId: currentTarget.value })}
        autoComplete="off"
        error={errorOf('extraId')}
      />
    </>
  );
};

/** Form for a new address: currencies, address and name. The address is checked before it is saved. */
export const WhitelistForm = ({ hasTwoFactor }: { readonly hasTwoFactor: boolean }) => {
  const { t } = useTranslation('pro');
  const { draft, mutation, isWaiting, change, submit } = useUnit({
    draft: whitelistModel.draft.$draft,
    mutation: whitelistModel.draft.adding.$mutation,
    isWaiting: whitelistModel.draft.$isWaiting,
    change: whitelistModel.draft.changed,
    submit: whitelistModel.draft.submitted,
  });
  const problem = problemOf(mutation);
  const { form, pressed } = useFocusOnProblem(problem);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    submit();
    pressed();
  };
  return (
    <Disclosure look="card" summary={t('whitelist.add')}>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Stack>
          <Currencies />
          <Address />
          <TextField
            label={t('whitelist.label')}
            hint={t('whitelist.labelHint')}
            value={draft.label}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
            maxLength={60}
            autoComplete="off"
          />
          <OwnerProof hasTwoFactor={hasTwoFactor} problem={problem} />
          {!isPlace(refusedField(problem)) && !isProofProblem(problem) && <ProblemNote problem={problem} />}
          <Button
            type="submit"
            isWide
            isPending={isWaiting || mutation._tag === 'Pending'}
            pendingLabel={t('words.working')}
          >
            {t('whitelist.save')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
};
