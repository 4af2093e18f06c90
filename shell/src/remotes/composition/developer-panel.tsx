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
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { PinReason } from '@coinlane/shared-contracts/lifecycle';

import type { LiveRemotesOfPage } from './create-page-composition';
import styles from './developer-panel.module.css';
import type { PageComposition, RemoteRecord } from './page-composition.rule';

const WHY_TONE: Readonly<Record<PinReason, BadgeProps['tone']>> = {
  stable: 'neutral',
  canary: 'info',
  override: 'warning',
};

const loadWords = (ms: number | null): string => (ms === null ? '–' : `${String(Math.round(ms))} ms`);

const RemoteRow = ({ remote }: { readonly remote: RemoteRecord }) => {
  const { t } = useTranslation('shell');
  return (
    <TableRow>
      <TableCell label={t('developer.remote')}>{remote.name}</TableCell>
      <TableCell label={t('developer.version')} className={styles.version}>
        {remote.version}
      </TableCell>
      <TableCell label={t('developer.why')}>
        <Badge tone={WHY_TONE[remote.why]}>{t(`developer.reason.${remote.why}`)}</Badge>
      </TableCell>
      <TableCell label={t('developer.state')}>{t(`developer.stage.${remote.state}`)}</TableCell>
      <TableCell label={t('developer.loadTime')} align="end">
        {loadWords(remote.loadMs)}
      </TableCell>
      <TableCell label={t('developer.lastError')}>{remote.lastError ?? t('developer.none')}</TableCell>
    </TableRow>
  );
};

type FactsProps = { readonly view: PageComposition; readonly overrides: readonly string[] };

const Facts = ({ view, overrides }: FactsProps) => {
  const { t } = useTranslation('shell');
  const listed = (words: readonly string[]): string =>
    words.length === 0 ? t('developer.none') : words.join(', ');
  return (
    <dl className={styles.facts}>
      <dt>{t('developer.revision')}</dt>
      <dd>{view.revision}</dd>
      <dt>{t('developer.newest')}</dt>
      <dd>{view.newestRevision}</dd>
      <dt>{t('developer.overrides')}</dt>
      <dd>{listed(overrides)}</dd>
      <dt>{t('developer.withdrawn')}</dt>
      <dd>{listed(view.withdrawn)}</dd>
      <dt>{t('developer.waitsFor')}</dt>
      <dd>{listed(view.holders)}</dd>
    </dl>
  );
};

type Props = {
  readonly composition: Pick<LiveRemotesOfPage, 'listen' | 'view'>;
  readonly overrides: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** For developers: shows each remote of this page with its version, the reason for that version, and its state. */
export const DeveloperPanel = ({ composition, overrides, isOpen, onClose }: Props) => {
  const { t } = useTranslation('shell');
  const view = useSyncExternalStore(composition.listen, composition.view, composition.view);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('developer.open')}
      closeLabel={t('developer.close')}
      size="large"
    >
      <div className={styles.panel} role="region" aria-label={t('developer.open')} tabIndex={0}>
        <Facts view={view} overrides={overrides} />
        <Table caption={t('developer.remotes')}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('developer.remote')}</TableHeaderCell>
              <TableHeaderCell>{t('developer.version')}</TableHeaderCell>
              <TableHeaderCell>{t('developer.why')}</TableHeaderCell>
              <TableHeaderCell>{t('developer.state')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('developer.loadTime')}</TableHeaderCell>
              <TableHeaderCell>{t('developer.lastError')}</TableHeaderCell>
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
