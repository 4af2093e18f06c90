import { combine } from 'effector';
import { useUnit } from 'effector-react';

import { Alert, Button } from '@coinlane/shared-ui/components';

import { failingVersions, rateWords } from '../domain/health.rule';
import { limitWords } from '../domain/holder.rule';
import { momentWords } from '../domain/moment.rule';
import { opsModel } from '../model/create-ops-model';
import { ChangeDialog } from './change-dialog';
import { ConnectionBadge } from './connection-badge';
import { HistoryList } from './history-list';
import { Loading } from './loading';
import styles from './ops.module.css';
import { MessageTable } from './message-table';
import { FalseReports, ProviderTable } from './provider-table';
import { RemoteCard } from './remote-card';

const { session, live, change, $isArriving } = opsModel;
const $isAsking = combine(
  live.$status,
  live.$problem,
  $isArriving,
  (status, problem, isArriving) => problem === null && (status === null || isArriving),
);

/** Name of the holder, with the restrictions. */
const Limits = () => {
  const holder = useUnit(session.$holder);
  const words = holder === null ? null : limitWords(holder);
  return holder === null || words === null ? null : (
    <Alert tone="info" title={`Signed in for ${holder.for}: ${holder.name}`}>
      {words}
    </Alert>
  );
};

const Header = () => {
  const { signOut, problem } = useUnit({ signOut: session.signOutAsked, problem: session.$signOutProblem });
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>Operations</h1>
      <ConnectionBadge />
      <Button variant="secondary" size="small" onClick={() => signOut()}>
        Sign out
      </Button>
      {problem === null ? null : (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
    </header>
  );
};

const Notices = () => {
  const { notice, problem, dismiss } = useUnit({
    notice: change.$notice,
    problem: live.$problem,
    dismiss: change.noticeDismissed,
  });
  return (
    <>
      {notice === null ? null : (
        <Alert tone="info" role="status" onDismiss={() => dismiss()} dismissLabel="Dismiss">
          {notice}
        </Alert>
      )}
      {problem === null ? null : (
        <Alert tone="danger" role="alert" title="The ledger does not reply">
          {problem}
        </Alert>
      )}
    </>
  );
};

/**
 * Failing versions, with links to their cards. Above all tables, because the cards are far below on a narrow screen.
 */
const Failing = () => {
  const { status, health } = useUnit({ status: live.$status, health: live.$health });
  const failing = failingVersions(status?.remotes ?? [], health);
  return failing.length === 0 ? null : (
    <Alert tone="danger" role="status" title="Failing now">
      <ul className={styles.failing}>
        {failing.map(({ remote, version, errorRate }) => (
          <li key={`${remote} ${version}`}>
            <a href={`#ops-${remote}`}>
              {remote} {version}
            </a>
            : {rateWords(errorRate)} errors
          </li>
        ))}
      </ul>
    </Alert>
  );
};

const Composition = () => {
  const { status, health } = useUnit({ status: live.$status, health: live.$health });
  if (status === null) return null;
  return (
    <section className={styles.stack} aria-labelledby="ops-live">
      <h2 id="ops-live">
        Live in {status.env}: revision {String(status.rev)}
      </h2>
      <p>
        <time dateTime={status.at}>{momentWords(status.at)}</time>, by {status.by}: {status.reason}
      </p>
      {status.problems.map((words) => (
        <Alert key={words} tone="danger" title="The ledger has a problem">
          {words}
        </Alert>
      ))}
      <div className={styles.remotes}>
        {status.remotes.map((remote) => (
          <RemoteCard key={remote.remote} live={remote} health={health} />
        ))}
      </div>
    </section>
  );
};

/**
 * Everything below the notices. The layout does not shift while it loads, because parts that arrive later are
 * below the others.
 */
const Parts = () => {
  const isAsking = useUnit($isAsking);
  return isAsking ? (
    <Loading />
  ) : (
    <>
      <Failing />
      <FalseReports />
      <Composition />
      <ProviderTable />
      <MessageTable />
      <HistoryList />
    </>
  );
};

/** Dashboard with everything that operators need during an incident. */
export const Dashboard = () => (
  <>
    <Header />
    <Limits />
    <Notices />
    <Parts />
    <ChangeDialog />
  </>
);
