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
export { CheckIcon, CircleHelpIcon, CircleXIcon } from './mark-icons';
export { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from './message-icons';
export { ChevronDownIcon } from './chevron-down-icon';
export {
  GlobeIcon,
  LockIcon,
  MenuIcon,
  MoonIcon,
  SearchIcon,
  SunIcon,
  SunMoonIcon,
  UserIcon,
} from './chrome-icons';
export {
  CameraIcon,
  ClipboardIcon,
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FunnelIcon,
  LogOutIcon,
  MinusIcon,
  PencilIcon,
  PlusIcon,
  PrinterIcon,
  QrCodeIcon,
  RefreshCwIcon,
  ScanLineIcon,
  SettingsIcon,
  ShareIcon,
  TrashIcon,
  UploadIcon,
} from './action-icons';
export {
  BellIcon,
  ClockIcon,
  GiftIcon,
  HourglassIcon,
  LifeBuoyIcon,
  MailIcon,
  ShieldCheckIcon,
  StarIcon,
  TrendingDownIcon,
  TrendingUpIcon,
  WalletIcon,
  ZapIcon,
} from './thing-icons';
