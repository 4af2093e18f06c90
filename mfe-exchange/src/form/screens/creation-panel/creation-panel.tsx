import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { Button } from '@coinlane/shared-ui/components';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';

import { transactionCreationModel } from '../../model/transaction-creation';
import type { CreationView } from '../../model/transaction-creation';
import { useWords } from '../../../page/screens/words';
import { idlePart } from '../../../page/ui/idle-part';
import styles from './creation-panel.module.css';
import { placeOf } from './problem-words';
import { focusWhenThere } from './when-there';

/** Loads early, because a press must show its result without the network. */
const CreationProblems = idlePart(async () => {
  const problems = await import(/* webpackChunkName: "details-extras" */ './creation-problems');
  return problems.CreationProblems;
});

const isPending = ({ _tag }: CreationView): boolean => _tag === 'Checking' || _tag === 'Creating';

/**
 * Time in ms after a press during which a problem can still appear, because the address rules load with the first
 * address.
 */
const LEADS_MS = 1000;

/** Focuses the first problem after a blocked press, unless the user has pressed a key or clicked in the meantime. */
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
    if (!leads.current || place === null) return undefined;
    return focusWhenThere(place);
  }, [refusals, place]);
};

type CreationPanelProps = {
  readonly label: string;
  /** The order in one sentence, as the description of the button. */
  readonly deal?: string;
  /** Text about the next page. */
  readonly hint: string;
};

/** The button of a step, with the problems that block it. */
export const CreationPanel = ({ label, deal = '', hint }: CreationPanelProps) => {
  const { t } = useWords();
  const view = useUnit(transactionCreationModel.$view);
  const isBrowser = useIsBrowser();
  useFirstProblem(view);
  const isUnknown = view._tag === 'Failed' && view.isOutcomeUnknown;
  return (
    <div className={styles.creation}>
      <CreationProblems view={view} />
      {deal !== '' && (
        <p id="exchange-deal" className={styles.deal}>
          {deal}
        </p>
      )}
      <Button
        id="exchange-submit"
        type="submit"
        size="large"
        isWide
        {...(deal === '' ? {} : { 'aria-describedby': 'exchange-deal' })}
        // a disabled button does not submit, not even on Enter: without our code, the browser would put the fields
        // into the URL
        disabled={!isBrowser}
        isPending={isPending(view)}
        pendingLabel={t(view._tag === 'Checking' ? 'creation.checking' : 'creation.creating')}
        ignoresDoubleClick
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
