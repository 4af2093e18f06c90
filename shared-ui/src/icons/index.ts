export type { Icon, IconProps } from './create-icon';
export {
  ArrowDownUpIcon,
  ArrowLeftIcon,
  ArrowLeftRightIcon,
  ArrowRightIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ChevronsUpDownIcon,
} from './arrow-icons';
export { CheckIcon, CircleHelpIcon } from './mark-icons';
export { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from './message-icons';
export { ChevronDownIcon } from './chevron-down-icon';
export { GlobeIcon, LockIcon, MenuIcon, MoonIcon, SearchIcon, UserIcon } from './chrome-icons';
export {
  ClipboardIcon,
  CopyIcon,
  DownloadIcon,
  ExternalLinkIcon,
  LogOutIcon,
  MinusIcon,
  PrinterIcon,
  RefreshCwIcon,
  ScanLineIcon,
  SettingsIcon,
  ShareIcon,
  UploadIcon,
} from './action-icons';
export {
  BellIcon,
  ClockIcon,
  GiftIcon,
  HourglassIcon,
  LifeBuoyIcon,
  ShieldCheckIcon,
  StarIcon,
  TrendingUpIcon,
  WalletIcon,
} from './thing-icons';
