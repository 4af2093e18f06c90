import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import {
  ArrowLeftRightIcon,
  ClockIcon,
  GiftIcon,
  HourglassIcon,
  LockIcon,
  SettingsIcon,
  ShieldCheckIcon,
  StarIcon,
  TrendingUpIcon,
  WalletIcon,
} from '@coinlane/shared-ui/icons';
import type { Icon } from '@coinlane/shared-ui/icons';

import { LISTED_PRO_PATHS, listedPageOf } from '../../domain/pro-page';
import type { ListedPage, ProPage } from '../../domain/pro-page';
import { useCurrentInView } from '../../ui/use-current-in-view';
import styles from './area.module.css';

const ICONS: Readonly<Record<ListedPage, Icon>> = {
  overview: TrendingUpIcon,
  exchange: ArrowLeftRightIcon,
  balance: WalletIcon,
  history: ClockIcon,
  loans: HourglassIcon,
  staking: LockIcon,
  cashback: GiftIcon,
  plans: StarIcon,
  amlCheck: ShieldCheckIcon,
  settings: SettingsIcon,
};

const Entry = ({ page, href, isCurrent }: { page: ListedPage; href: string; isCurrent: boolean }) => {
  const { t } = useTranslation('pro');
  const EntryIcon = ICONS[page];
  return (
    <TextLink
      tone="quiet"
      href={href}
      className={styles.entry}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      <EntryIcon size="small" className={styles.entryIcon} />
      {t(`navigation.${page}`)}
    </TextLink>
  );
};

/** Navigation of the area: a side bar, or a horizontally scrolling strip on narrow screens. */
export const AreaNavigation = ({ current }: { readonly current: ProPage | null }) => {
  const { t } = useTranslation('pro');
  const listed = current === null ? null : listedPageOf(current);
  const list = useCurrentInView<HTMLUListElement>(listed);
  return (
    <nav aria-label={t('pagesTitle')} className={styles.navigation}>
      <ul role="list" ref={list} className={styles.entries}>
        {LISTED_PRO_PATHS.map(({ page, path }) => (
          <li key={page}>
            <Entry page={page} href={path} isCurrent={page === listed} />
          </li>
        ))}
      </ul>
    </nav>
  );
};
