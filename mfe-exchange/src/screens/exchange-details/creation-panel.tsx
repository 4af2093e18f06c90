import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Alert, Button, TextField } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { FormProblem } from '../../domain/exchange-form';
import { estimateModel } from '../../model/estimate';
import { recipientModel } from '../../model/recipient';
import { termsModel, transactionCreationModel } from '../../model/transaction-creation';
import type { CreateProblem, CreationView } from '../../model/transaction-creation';
import { ServiceText, useWords } from '../words';
import type { Words } from '../words';
import styles from './details.module.css';
import { placeOf, problemText } from './problem-words';

/** Our own text for a failure whose service message is meant for developers. */
const ownWords = (words: Words, { call }: CreateProblem): string | null => {
  if (call._tag === 'TooMany')
    return words.t('creation.waitFirst', { seconds: Math.ceil(call.waitMs / 1000) });
  return call._tag === 'Conflict' ? failureText(words, call) : null;
};

const reasonText = (words: Words, { reason, call }: CreateProblem, email: string): ReactNode => {
  switch (reason._tag) {
    case 'PayoutAddressRefused':
      return words.t('creation.PayoutAddressRefused', { email });
    case 'EnterAnotherAddress':
    case 'ServerSaid':
      return <ServiceText text={reason.message} />;
    case 'CountryNotSupported':
    case 'RateExpired':
      return words.t(`creation.${reason._tag}`);
    case 'OutcomeUnknown':
      return failureText(words, call);
    case 'Unknown':
      return call._tag === 'Refused' ? words.t('creation.Unknown') : failureText(words, call);
  }
};

const Failed = ({ view }: { readonly view: Extract<CreationView, { readonly _tag: 'Failed' }> }) => {
  const words = useWords();
  const { config } = useRemoteProps();
  const own = ownWords(words, view.problem);
  return (
    <Alert
      tone="danger"
      role="alert"
      title={words.t(view.isOutcomeUnknown ? 'creation.outcomeUnknown' : 'creation.failed')}
    >
      {own !== null && <p>{own}</p>}
      {(own === null || view.problem.reason._tag === 'ServerSaid') && (
        <p>{reasonText(words, view.problem, config.supportEmail)}</p>
      )}
      {view.isOutcomeUnknown && <p>{words.t('creation.sameOrder')}</p>}
    </Alert>
  );
};

const Blocked = ({ problems }: { readonly problems: readonly FormProblem[] }) => {
  const words = useWords();
  const { name } = useUnit(recipientModel.$extraIdView);
  const texts = [...new Set(problems.map((problem) => problemText(words, problem, name ?? '')))];
  return (
    <Alert tone="danger" role="alert" title={words.t('creation.blocked', { count: texts.length })}>
      <ul className={styles.problems}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
};

/** A loss above 15 % requires a typed confirmation. */
const LossConfirmation = () => {
  const { t } = useWords();
  const { price, isConfirmed, confirm } = useUnit({
    price: estimateModel.$price,
    isConfirmed: termsModel.$isLossConfirmed,
    confirm: termsModel.lossConfirmed,
  });
  if (price.warning !== 'TypeToConfirm') return null;
  const word = t('loss.word');
  return (
    <TextField
      id="exchange-loss"
      label={t('loss.label', { word })}
      hint={t('loss.hint')}
      autoComplete="off"
      status={isConfirmed ? 'valid' : undefined}
      statusLabel={isConfirmed ? t('loss.confirmed') : undefined}
      onChange={({ target }) => confirm(target.value.trim().toLocaleLowerCase() === word.toLocaleLowerCase())}
    />
  );
};

const isPending = ({ _tag }: CreationView): boolean => _tag === 'Checking' || _tag === 'Creating';

/**
 * Time in ms after a press during which a problem can still appear: the rules of addresses load with the first address.
 */
const LEADS_MS = 1000;

/** Focuses the first problem after a blocked press, unless the user has pressed a key or clicked since. */
const useFirstProblem = (view: CreationView): void => {
  const refusals = useUnit(transactionCreationModel.$refusals);
  const leads = useRef(false);
  const first = view._tag === 'Blocked' ? view.problems[0] : undefined;
  const place = first === undefined ? null : placeOf(first);
  useEffect(() => {
    if (refusals === 0) return undefined;
    leads.current = true;
    const stop = (): void => {
      leads.current = false;
    };
    const timer = setTimeout(stop, LEADS_MS);
    document.addEventListener('keydown', stop, true);
    document.addEventListener('pointerdown', stop, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', stop, true);
      document.removeEventListener('pointerdown', stop, true);
    };
  }, [refusals]);
  useEffect(() => {
    if (leads.current && place !== null) document.getElementById(place)?.focus();
  }, [refusals, place]);
};

/** The Exchange button, with the problems that block it. */
export const CreationPanel = () => {
  const { t } = useWords();
  const view = useUnit(transactionCreationModel.$view);
  const isBrowser = useIsBrowser();
  useFirstProblem(view);
  return (
    <div className={styles.creation}>
      <LossConfirmation />
      {view._tag === 'Blocked' && <Blocked problems={view.problems} />}
      {view._tag === 'Failed' && <Failed view={view} />}
      <Button
        type="submit"
        size="large"
        isWide
        // a disabled button does not submit, not even on Enter: without our code the browser would put the fields into
        // the URL
        disabled={!isBrowser}
        isPending={isPending(view)}
        pendingLabel={t(view._tag === 'Checking' ? 'creation.checking' : 'creation.creating')}
      >
        {t('creation.exchange')}
      </Button>
      <noscript>
        <p>{t('creation.needsScript')}</p>
      </noscript>
    </div>
  );
};
