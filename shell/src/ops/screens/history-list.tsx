import { useUnit } from 'effector-react';

import { Alert, Button, Card } from '@coinlane/shared-ui/components';

import type { HistoryEntry } from '../domain/composition';
import { momentWords } from '../domain/moment.rule';
import { opsModel } from '../model/create-ops-model';
import styles from './ops.module.css';

const { history } = opsModel;

const Entry = ({ entry: { rev, at, by, reason, changes } }: { readonly entry: HistoryEntry }) => (
  <li className={styles.entry}>
    <p>
      <strong>Revision {String(rev)}</strong> <time dateTime={at}>{momentWords(at)}</time>
    </p>
    <p>
      {by}: {reason}
    </p>
    {changes.length === 0 ? null : (
      <ul className={styles.changes}>
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </li>
);

/** History of changes. Older revisions on request. */
export const HistoryList = () => {
  const { past, problem, older } = useUnit({
    past: history.$past,
    problem: history.$problem,
    older: history.olderAsked,
  });
  return (
    <Card as="section" className={styles.stack} aria-labelledby="ops-history">
      <h2 id="ops-history">History</h2>
      {problem === null ? null : (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
      <ol role="list" aria-labelledby="ops-history" className={styles.stack}>
        {past.entries.map((entry) => (
          <Entry key={entry.rev} entry={entry} />
        ))}
      </ol>
      {past.hasOlder ? (
        <Button variant="secondary" onClick={() => older()}>
          Older
        </Button>
      ) : null}
    </Card>
  );
};
