import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import type { BadgeProps } from '@coinlane/shared-ui/components';

import type { LiveRemote, VersionHealth } from '../domain/composition';
import {
  BAD_RATE,
  hangWords,
  healthLevel,
  healthRows,
  loadTimeWords,
  rateWords,
  WATCH_RATE,
} from '../domain/health.rule';
import type { HealthLevel, HealthRow } from '../domain/health.rule';
import styles from './ops.module.css';

const LEVELS: Readonly<Record<HealthLevel, { readonly tone: BadgeProps['tone']; readonly words: string }>> = {
  quiet: { tone: 'neutral', words: 'no loads' },
  good: { tone: 'success', words: 'good' },
  watch: { tone: 'warning', words: 'watch' },
  bad: { tone: 'danger', words: 'bad' },
};

const Row = ({ remote, row: { part, health } }: { readonly remote: string; readonly row: HealthRow }) => {
  const { tone, words } = LEVELS[healthLevel(health)];
  const hangs = hangWords(health);
  return (
    <TableRow>
      <TableCell label="Version">
        <span className={styles.version}>
          {health.version} <span className={styles.muted}>({part})</span>
        </span>
      </TableCell>
      <TableCell label="Health">
        <span className={styles.level}>
          <Badge tone={tone}>{words}</Badge>
        </span>
      </TableCell>
      <TableCell label="Loads" align="end">
        {String(health.loads)}
      </TableCell>
      <TableCell label="Errors" align="end">
        <span className={styles.rate}>
          {rateWords(health.errorRate)}
          {health.errorRate > 0 ? (
            <meter
              className={styles.meter}
              min={0}
              max={1}
              low={WATCH_RATE}
              high={BAD_RATE}
              optimum={0}
              value={Math.min(1, health.errorRate)}
              aria-label={`Error rate of ${remote} ${health.version}`}
            />
          ) : null}
          {hangs === null ? null : <span className={styles.muted}>{hangs}</span>}
        </span>
      </TableCell>
      <TableCell label="p75 load" align="end">
        {loadTimeWords(health.p75Ms)}
      </TableCell>
    </TableRow>
  );
};

type Props = { readonly live: LiveRemote; readonly health: readonly VersionHealth[] };

/** Health of each version, as reported by visitors' pages: numbers, a label and a bar. */
export const HealthTable = ({ live, health }: Props) => (
  <Table caption={`Health of ${live.remote}`}>
    <TableHead>
      <TableRow>
        <TableHeaderCell>Version</TableHeaderCell>
        <TableHeaderCell>Health</TableHeaderCell>
        <TableHeaderCell align="end">Loads</TableHeaderCell>
        <TableHeaderCell align="end">Errors</TableHeaderCell>
        <TableHeaderCell align="end">p75 load</TableHeaderCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {healthRows(live, health).map((row) => (
        <Row key={row.health.version} remote={live.remote} row={row} />
      ))}
    </TableBody>
  </Table>
);
