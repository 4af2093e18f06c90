import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { AddressText, Badge, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { problemOf } from '@coinlane/shared-contracts/query';

import type { Account } from '../../domain/account';
import { tickerLabel } from '../../domain/ticker';
import type { WhitelistEntry } from '../../domain/whitelist';
import { whitelistModel } from '../../model/whitelist';
import { QueryView } from '../../ui/query-view';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Section } from '../../ui/section';
import { WhitelistForm } from './whitelist-form';
import styles from './whitelist.module.css';

const Entry = ({ entry }: { readonly entry: WhitelistEntry }) => {
  const { t } = useTranslation('pro');
  const remove = useUnit(whitelistModel.removalPicked);
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        {entry.label !== null && <p className={styles.label}>{entry.label}</p>}
        <p className={styles.address}>
          <AddressText address={entry.wallet} />
        </p>
        {entry.extraId !== null && <p>{t('whitelist.extraIdOf', { extraId: entry.extraId })}</p>}
        <p className={styles.currencies}>
          {entry.currencies.map((currency) => (
            <Badge key={currency}>{tickerLabel(currency)}</Badge>
          ))}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('whitelist.removeOf', { address: entry.label ?? entry.wallet })}
        onClick={() => remove(entry)}
      >
        {t('whitelist.remove')}
      </Button>
    </li>
  );
};

const RemovalDialog = () => {
  const { t } = useTranslation('pro');
  const { entry, mutation, close, remove } = useUnit({
    entry: whitelistModel.$removing,
    mutation: whitelistModel.removal.$mutation,
    close: whitelistModel.dialogClosed,
    remove: whitelistModel.removal.start,
  });
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      title={t('whitelist.askRemove')}
      confirmLabel={t('whitelist.remove')}
      isDangerous
      isPending={mutation._tag === 'Pending'}
      problem={problemOf(mutation)}
      onClose={close}
      onConfirm={() => {
        if (entry !== null) remove(entry.id);
      }}
    >
      {entry !== null && <AddressText address={entry.wallet} />}
      <p>{t('whitelist.removeText')}</p>
    </ConfirmDialog>
  );
};

type Props = { readonly account: Pick<Account, 'isTwoFactorEnabled'> };

/** Withdrawal addresses: list, new entry, removal (spec §3 "Whitelisted withdrawal address"). */
export const WhitelistSection = ({ account }: Props) => {
  const { t } = useTranslation('pro');
  const { isEnabled, entries, isFetching, open } = useUnit({
    isEnabled: whitelistModel.$isEnabled,
    entries: whitelistModel.entries.$query,
    isFetching: whitelistModel.entries.$pending,
    open: whitelistModel.opened,
  });
  useEffect(() => {
    open();
  }, [open]);
  if (!isEnabled) return null;
  return (
    <Section title={t('whitelist.title')} lead={t('whitelist.lead')}>
      <QueryView query={entries} isFetching={isFetching} onRetry={open}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('whitelist.none')}</p>
          ) : (
            <ul role="list" className={styles.entries} aria-label={t('whitelist.title')}>
              {all.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <WhitelistForm hasTwoFactor={account.isTwoFactorEnabled} />
      <RemovalDialog />
    </Section>
  );
};
