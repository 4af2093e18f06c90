import { Badge } from '@coinlane/shared-ui/components';
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
import { ColumnTable } from './column-table';
import styles from './ops.module.css';

const LEVELS: Readonly<Record<HealthLevel, { readonly tone: BadgeProps['tone']; readonly words: string }>> = {
  quiet: { tone: 'neutral', words: 'no loads' },
  good: { tone: 'success', words: 'good' },
  watch: { tone: 'warning', words: 'watch' },
  bad: { tone: 'danger', words: 'bad' },
};

const COLUMNS = [
  { title: 'Version' },
  { title: 'Health' },
  { title: 'Loads', isNumber: true },
  { title: 'Errors', isNumber: true },
  { title: 'p75 load', isNumber: true },
] as const;

const Level = ({ health }: { readonly health: VersionHealth }) => {
  const { tone, words } = LEVELS[healthLevel(health)];
  return (
    <span className={styles.level}>
      <Badge tone={tone}>{words}</Badge>
    </span>
  );
};

const Errors = ({ health }: { readonly health: VersionHealth }) => {
  const { remote, version, errorRate } = health;
  const hangs = hangWords(health);
  return (
    <span className={styles.rate}>
      {rateWords(errorRate)}
      {errorRate > 0 ? (
        <meter
          className={styles.meter}
          min={0}
          max={1}
          low={WATCH_RATE}
          high={BAD_RATE}
          optimum={0}
          value={Math.min(1, errorRate)}
          aria-label={`Error rate of ${remote} ${version}`}
        />
      ) : null}
      {hangs === null ? null : <span className={styles.muted}>{hangs}</span>}
    </span>
  );
};

const cellsOf = ({ part, health }: HealthRow) => [
  <span key="version" className={styles.version}>
    {health.version} <span className={styles.muted}>({part})</span>
  </span>,
  <Level key="health" health={health} />,
  health.loads,
  <Errors key="errors" health={health} />,
  loadTimeWords(health.p75Ms),
];

type Props = { readonly live: LiveRemote; readonly health: readonly VersionHealth[] };

/** Health of each version, as reported by visitors' pages: numbers, a label and a bar. */
export const HealthTable = ({ live, health }: Props) => (
  <ColumnTable
    caption={`Health of ${live.remote}`}
    columns={COLUMNS}
    rows={healthRows(live, health).map((row) => [row.health.version, cellsOf(row)])}
  />
);
