import { useSyncExternalStore } from 'react';

import {
  Badge,
  Dialog,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import type { BadgeProps } from '@coinlane/shared-ui/components';

import type { PinReason } from '@coinlane/shared-contracts/lifecycle';

import type { LiveRemotesOfPage } from './create-page-composition';
import styles from './developer-panel.module.css';
import type { PageComposition, RemoteRecord, RemoteState } from './page-composition.rule';

const WHY_TONE: Readonly<Record<PinReason, BadgeProps['tone']>> = {
  stable: 'neutral',
  canary: 'info',
  override: 'warning',
};

const STATE: Readonly<Record<RemoteState, string>> = {
  'not-asked': 'not asked for',
  loading: 'loading',
  ready: 'ready',
  failed: 'failed',
};

const loadWords = (ms: number | null): string => (ms === null ? '–' : `${String(Math.round(ms))} ms`);

const RemoteRow = ({ remote }: { readonly remote: RemoteRecord }) => (
  <TableRow>
    <TableCell label="Remote">{remote.name}</TableCell>
    <TableCell label="Version" className={styles.version}>
      {remote.version}
    </TableCell>
    <TableCell label="Why">
      <Badge tone={WHY_TONE[remote.why]}>{remote.why}</Badge>
    </TableCell>
    <TableCell label="State">{STATE[remote.state]}</TableCell>
    <TableCell label="Load time" align="end">
      {loadWords(remote.loadMs)}
    </TableCell>
    <TableCell label="Last error">{remote.lastError ?? 'none'}</TableCell>
  </TableRow>
);

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

type FactsProps = { readonly view: PageComposition; readonly overrides: readonly string[] };

const Facts = ({ view, overrides }: FactsProps) => (
  <dl className={styles.facts}>
    <dt>Revision of this page</dt>
    <dd>{view.revision}</dd>
    <dt>Newest revision</dt>
    <dd>{view.newestRevision}</dd>
    <dt>Overrides</dt>
    <dd>{listed(overrides)}</dd>
    <dt>Withdrawn since it was loaded</dt>
    <dd>{listed(view.withdrawn)}</dd>
    <dt>A reload waits for</dt>
    <dd>{listed(view.holders)}</dd>
  </dl>
);

type Props = {
  readonly composition: Pick<LiveRemotesOfPage, 'listen' | 'view'>;
  readonly overrides: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** For developers, in English: each remote of this page with its version, why it is that one, and how it went. */
export const DeveloperPanel = ({ composition, overrides, isOpen, onClose }: Props) => {
  const view = useSyncExternalStore(composition.listen, composition.view, composition.view);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="What runs on this page" closeLabel="Close" size="large">
      <div lang="en" className={styles.panel}>
        <Facts view={view} overrides={overrides} />
        <Table caption="Remotes of this page">
          <TableHead>
            <TableRow>
              <TableHeaderCell>Remote</TableHeaderCell>
              <TableHeaderCell>Version</TableHeaderCell>
              <TableHeaderCell>Why</TableHeaderCell>
              <TableHeaderCell>State</TableHeaderCell>
              <TableHeaderCell align="end">Load time</TableHeaderCell>
              <TableHeaderCell>Last error</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {view.remotes.map((remote) => (
              <RemoteRow key={remote.name} remote={remote} />
            ))}
          </TableBody>
        </Table>
      </div>
    </Dialog>
  );
};
