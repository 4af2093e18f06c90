import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { FormProblem } from '../../domain/exchange-form';
import { recipientModel } from '../../model/recipient';
import { transactionCreationModel } from '../../model/transaction-creation';
import type { CreateProblem, CreationView } from '../../model/transaction-creation';
import { ServiceText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import styles from './creation-panel.module.css';
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

type CreationPanelProps = {
  readonly label: string;
  /** Text about the next page. */
  readonly hint: string;
};

/** The button of a step, with the problems that block it. */
export const CreationPanel = ({ label, hint }: CreationPanelProps) => {
  const { t } = useWords();
  const view = useUnit(transactionCreationModel.$view);
  const isBrowser = useIsBrowser();
  useFirstProblem(view);
  const isUnknown = view._tag === 'Failed' && view.isOutcomeUnknown;
  return (
    <div className={styles.creation}>
      {view._tag === 'Blocked' && <Blocked problems={view.problems} />}
      {view._tag === 'Failed' && <Failed view={view} />}
      <Button
        id="exchange-submit"
        type="submit"
        size="large"
        isWide
        // a disabled button does not submit, not even on Enter: without our code the browser would put the fields into
        // the URL
        disabled={!isBrowser}
        isPending={isPending(view)}
        pendingLabel={t(view._tag === 'Checking' ? 'creation.checking' : 'creation.creating')}
        // the second click of a double click was not meant for the button that replaced the first one
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {isUnknown ? t('creation.checkAgain') : label}
      </Button>
      <p className={styles.next}>{hint}</p>
      <noscript>
        <p>{t('creation.needsScript')}</p>
      </noscript>
    </div>
  );
};
