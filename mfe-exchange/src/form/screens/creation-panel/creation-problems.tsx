import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Alert } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { FormProblem } from '../../domain/exchange-form';
import { amountModel } from '../../model/amount';
import { recipientModel } from '../../model/recipient';
import type { CreateProblem, CreationView } from '../../model/transaction-creation';
import { ServiceText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import styles from './creation-panel.module.css';
import { problemText } from './problem-text';

/** Our own text for a failure whose service message is for developers. */
const ownWords = (words: Words, { call }: CreateProblem): string | null => {
  if (call._tag === 'TooMany')
    return words.t('creation.waitFirst', { seconds: Math.ceil(call.waitMs / 1000) });
  return call._tag === 'Conflict' ? failureText(words, call) : null;
};

type Facts = { readonly email: string; readonly rateWords: 'creation.RateExpired' | 'problem.rateMoved' };

const reasonText = (
  words: Words,
  { reason, call }: CreateProblem,
  { email, rateWords }: Facts,
): ReactNode => {
  switch (reason._tag) {
    case 'PayoutAddressRefused':
      return words.t('creation.PayoutAddressRefused', { email });
    case 'EnterAnotherAddress':
    case 'ServerSaid':
      return <ServiceText text={reason.message} />;
    case 'RateExpired':
      return words.t(rateWords);
    case 'CountryNotSupported':
    case 'OrdersUnavailable':
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
  const isFixed = useUnit(amountModel.$rateMode) === 'fixed';
  const rateWords = isFixed ? 'creation.RateExpired' : 'problem.rateMoved';
  const own = ownWords(words, view.problem);
  return (
    <Alert
      tone="danger"
      role="alert"
      title={words.t(view.isOutcomeUnknown ? 'creation.outcomeUnknown' : 'creation.failed')}
    >
      {own !== null && <p>{own}</p>}
      {(own === null || view.problem.reason._tag === 'ServerSaid') && (
        <p>{reasonText(words, view.problem, { email: config.supportEmail, rateWords })}</p>
      )}
      {view.isOutcomeUnknown && <p>{words.t('creation.sameOrder')}</p>}
      {view.problem.reason._tag === 'CountryNotSupported' && <p>{words.t('fiat.none.otherOffer')}</p>}
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

/** Reasons that block the form, or the reason why no order was created. */
export const CreationProblems = ({ view }: { readonly view: CreationView }) => {
  if (view._tag === 'Blocked') return <Blocked problems={view.problems} />;
  return view._tag === 'Failed' ? <Failed view={view} /> : null;
};
