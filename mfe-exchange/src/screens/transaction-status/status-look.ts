import {
  ArrowLeftRightIcon,
  CheckIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleXIcon,
  ClipboardIcon,
  ClockIcon,
  DownloadIcon,
  HourglassIcon,
  RefreshCwIcon,
  SettingsIcon,
  ShieldCheckIcon,
  TrendingUpIcon,
  WalletIcon,
  ZapIcon,
} from '@coinlane/shared-ui/icons';
import type { Icon } from '@coinlane/shared-ui/icons';

import type { KnownStatus } from '../../domain/transaction';

type Look = { readonly icon: Icon; readonly tone: 'plain' | 'good' | 'bad' | 'wary' };

/** Icon of each status, and of an unknown one. */
export const STATUS_LOOK: Readonly<Record<KnownStatus | 'unknown', Look>> = {
  new: { icon: ClipboardIcon, tone: 'plain' },
  waiting: { icon: WalletIcon, tone: 'plain' },
  confirming: { icon: HourglassIcon, tone: 'plain' },
  exchanging: { icon: ArrowLeftRightIcon, tone: 'plain' },
  processing: { icon: SettingsIcon, tone: 'plain' },
  sending: { icon: ZapIcon, tone: 'plain' },
  finished: { icon: CircleCheckIcon, tone: 'good' },
  failed: { icon: CircleXIcon, tone: 'bad' },
  refunded: { icon: DownloadIcon, tone: 'plain' },
  expired: { icon: ClockIcon, tone: 'bad' },
  verifying: { icon: ShieldCheckIcon, tone: 'wary' },
  refunding: { icon: RefreshCwIcon, tone: 'plain' },
  paying: { icon: TrendingUpIcon, tone: 'plain' },
  paid: { icon: CheckIcon, tone: 'plain' },
  paid_failed: { icon: CircleAlertIcon, tone: 'bad' },
  unknown: { icon: CircleHelpIcon, tone: 'wary' },
};
