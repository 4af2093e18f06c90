import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { Passkey } from '@coinlane/shared-contracts/api';
import { Badge, Button, Skeleton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { NAMESPACE } from '../load-texts';
import { passkeysModel } from '../model/create-passkeys-model';
import { FactorField } from './factor-field';
import { PasswordField } from './password-field';
import { ProblemNote } from './problem-note';
import styles from './sign-in.module.css';
import { useFocusOnProblem } from './use-focus-on-problem';
import { useSecondsLeft } from './use-seconds-left';

const useDay = () => {
  const { i18n } = useTranslation(NAMESPACE);
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (at: number | string): string => format.format(new Date(at));
};

type EntryProps = { readonly passkey: Passkey; readonly isPending: boolean };

const Entry = ({ passkey, isPending }: EntryProps) => {
  const { t } = useTranslation(NAMESPACE);
  const remove = useUnit(passkeysModel.removeAsked);
  const day = useDay();
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <li className={styles.passkey}>
      <span className={styles.passkeyName}>
        {name} {isSynced ? <Badge>{t('passkeys.synced')}</Badge> : null}
      </span>
      <span className={styles.passkeyDates}>
        <span>{t('passkeys.added', { day: day(createdAt) })}</span>
        <span>
          {lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { day: day(lastUsedAt) })}
        </span>
      </span>
      <Button
        variant="ghost"
        size="small"
        disabled={isPending}
        aria-label={t('passkeys.removeNamed', { name })}
        onClick={() => {
          remove(id);
        }}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
};

type ListProps = { readonly passkeys: readonly Passkey[] | null; readonly isPending: boolean };

const List = ({ passkeys, isPending }: ListProps) => {
  const { t } = useTranslation(NAMESPACE);
  if (passkeys === null) return <Skeleton />;
  if (passkeys.length === 0) return <p className={styles.note}>{t('passkeys.none')}</p>;
  return (
    <ul className={styles.passkeys} aria-label={t('passkeys.list')}>
      {passkeys.map((passkey) => (
        <Entry key={passkey.id} passkey={passkey} isPending={isPending} />
      ))}
    </ul>
  );
};

const NewPasskeyFields = () => {
  const { t } = useTranslation(NAMESPACE);
  const { view, typed } = useUnit({ view: passkeysModel.$view, typed: passkeysModel.typed });
  const { fields, isCodeWanted, problem } = view;
  const isPasswordMissing = problem?._tag === 'InvalidField' && problem.field === 'current';
  return (
    <>
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        name="passkey-name"
        autoComplete="off"
        maxLength={60}
        required
        value={fields.name}
        onChange={({ currentTarget }) => {
          typed({ name: currentTarget.value });
        }}
      />
      <PasswordField
        label="current"
        value={fields.password}
        error={isPasswordMissing ? t('passkeys.removeNeedsPassword') : undefined}
        onType={(password) => {
          typed({ password });
        }}
      />
      {isCodeWanted ? (
        <FactorField
          value={fields.code}
          onType={(code) => {
            typed({ code });
          }}
        />
      ) : null}
    </>
  );
};

/** List of the user's passkeys, with a form to add one. */
export const Passkeys = () => {
  const { t } = useTranslation(NAMESPACE);
  const { view, shown, addAsked } = useUnit({
    view: passkeysModel.$view,
    shown: passkeysModel.shown,
    addAsked: passkeysModel.addAsked,
  });
  useEffect(() => {
    shown();
  }, [shown]);
  const { passkeys, problem, retryAtMs, isAddable, isAdding, isPending } = view;
  const left = useSecondsLeft(retryAtMs);
  const form = useFocusOnProblem(problem);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        addAsked();
      }}
    >
      <p className={styles.note}>{t('passkeys.about')}</p>
      <ProblemNote isSignedIn state={{ problem, notice: null, retryAtMs }} />
      <List passkeys={passkeys} isPending={isPending} />
      <NewPasskeyFields />
      <Button
        type="submit"
        size="large"
        isWide
        isPending={isAdding}
        pendingLabel={t('pending')}
        disabled={left > 0 || !isAddable}
      >
        {t('passkeys.add')}
      </Button>
    </form>
  );
};
