import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Badge, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { Translate } from '@coinlane/shared-ui/i18n';
import { problemOf } from '@coinlane/shared-contracts/query';

import { formatMoment } from '../domain/moment';
import { deviceOf } from '../domain/session';
import type { Session } from '../domain/session';
import { sessionModel } from '../model/session';
import { QueryView } from '../ui/query-view';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { ProblemNote } from '../ui/problem-note';
import { Section } from '../ui/section';
import styles from './sessions.module.css';

const deviceName = (session: Session, t: Translate<'pro'>): string => {
  const { browser, system } = deviceOf(session);
  if (browser === null && system === null) return t('sessions.unknownDevice');
  if (browser === null || system === null) return browser ?? system ?? '';
  return t('sessions.device', { browser, system });
};

const Row = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation('pro');
  const { endingId, end } = useUnit({
    endingId: sessionModel.$endingId,
    end: sessionModel.ending.start,
  });
  const name = deviceName(session, t);
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {session.isCurrent && <Badge tone="success">{t('sessions.thisDevice')}</Badge>}
        </p>
        <p className={styles.times}>
          {t('sessions.times', {
            began: formatMoment(session.createdAtMs),
            seen: formatMoment(session.lastSeenAtMs),
          })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('sessions.endOf', { device: name })}
          isPending={endingId === session.id}
          pendingLabel={t('words.working')}
          onClick={() => end(session.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
};

const EndEverywhere = () => {
  const { t } = useTranslation('pro');
  const { isOpen, mutation, press, close, end } = useUnit({
    isOpen: sessionModel.$isConfirming,
    mutation: sessionModel.ending.$mutation,
    press: sessionModel.endEverywherePressed,
    close: sessionModel.dialogClosed,
    end: sessionModel.ending.start,
  });
  return (
    <div>
      <Button variant="danger" onClick={() => press()}>
        {t('sessions.endEverywhere')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('sessions.askEverywhere')}
        confirmLabel={t('sessions.endEverywhere')}
        isDangerous
        isPending={mutation._tag === 'Pending'}
        problem={problemOf(mutation)}
        onClose={close}
        onConfirm={() => end(null)}
      >
        <p>{t('sessions.everywhereText')}</p>
      </ConfirmDialog>
    </div>
  );
};

/** Sessions of the user, and ending one or all (spec §4 "Authentication"). */
export const SessionsSection = () => {
  const { t } = useTranslation('pro');
  const { sessions, isFetching, mutation, isConfirming, open } = useUnit({
    sessions: sessionModel.sessions.$query,
    isFetching: sessionModel.sessions.$pending,
    mutation: sessionModel.ending.$mutation,
    isConfirming: sessionModel.$isConfirming,
    open: sessionModel.opened,
  });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      <QueryView query={sessions} isFetching={isFetching} onRetry={open}>
        {(all) => (
          <ul role="list" className={styles.sessions} aria-label={t('sessions.title')}>
            {all.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
      {!isConfirming && <ProblemNote problem={problemOf(mutation)} />}
      <EndEverywhere />
    </Section>
  );
};
