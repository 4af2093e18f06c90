import {
  ArrowDownUp,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  Bell,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleX,
  Clipboard,
  Clock,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Funnel,
  Gift,
  Globe,
  Hourglass,
  Info,
  LifeBuoy,
  Lock,
  LogOut,
  Mail,
  Menu,
  Minus,
  Moon,
  Pencil,
  Plus,
  Printer,
  QrCode,
  RefreshCw,
  ScanLine,
  Search,
  Settings,
  Share2,
  ShieldCheck,
  Star,
  Sun,
  SunMoon,
  Trash2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Upload,
  User,
  Wallet,
  X,
  Zap,
} from 'lucide-react';

import { createIcon } from './create-icon';

export const ArrowDownUpIcon = createIcon(ArrowDownUp);
export const ArrowLeftRightIcon = createIcon(ArrowLeftRight);
export const BellIcon = createIcon(Bell);
export const CameraIcon = createIcon(Camera);
export const CheckIcon = createIcon(Check);
export const ChevronDownIcon = createIcon(ChevronDown);
export const ChevronUpIcon = createIcon(ChevronUp);
export const ChevronsUpDownIcon = createIcon(ChevronsUpDown);
export const CircleAlertIcon = createIcon(CircleAlert);
export const CircleCheckIcon = createIcon(CircleCheck);
export const CircleHelpIcon = createIcon(CircleHelp);
export const CircleXIcon = createIcon(CircleX);
export const ClipboardIcon = createIcon(Clipboard);
export const ClockIcon = createIcon(Clock);
export const CopyIcon = createIcon(Copy);
export const DownloadIcon = createIcon(Download);
export const EllipsisIcon = createIcon(Ellipsis);
export const EyeIcon = createIcon(Eye);
export const EyeOffIcon = createIcon(EyeOff);
export const FunnelIcon = createIcon(Funnel);
export const GiftIcon = createIcon(Gift);
export const GlobeIcon = createIcon(Globe);
export const HourglassIcon = createIcon(Hourglass);
export const InfoIcon = createIcon(Info);
export const LifeBuoyIcon = createIcon(LifeBuoy);
export const LockIcon = createIcon(Lock);
export const LogOutIcon = createIcon(LogOut);
export const MailIcon = createIcon(Mail);
export const MenuIcon = createIcon(Menu);
export const MinusIcon = createIcon(Minus);
export const MoonIcon = createIcon(Moon);
export const PencilIcon = createIcon(Pencil);
export const PlusIcon = createIcon(Plus);
export const PrinterIcon = createIcon(Printer);
export const QrCodeIcon = createIcon(QrCode);
export const RefreshCwIcon = createIcon(RefreshCw);
export const ScanLineIcon = createIcon(ScanLine);
export const SearchIcon = createIcon(Search);
export const SettingsIcon = createIcon(Settings);
export const ShareIcon = createIcon(Share2);
export const ShieldCheckIcon = createIcon(ShieldCheck);
export const StarIcon = createIcon(Star);
export const SunIcon = createIcon(Sun);
export const SunMoonIcon = createIcon(SunMoon);
export const TrashIcon = createIcon(Trash2);
export const TrendingDownIcon = createIcon(TrendingDown);
export const TrendingUpIcon = createIcon(TrendingUp);
export const TriangleAlertIcon = createIcon(TriangleAlert);
export const UploadIcon = createIcon(Upload);
export const UserIcon = createIcon(User);
export const WalletIcon = createIcon(Wallet);
export const XIcon = createIcon(X);
export const ZapIcon = createIcon(Zap);

// These point along the line of text.
export const ArrowLeftIcon = createIcon(ArrowLeft, 'inline');
export const ArrowRightIcon = createIcon(ArrowRight, 'inline');
export const ChevronLeftIcon = createIcon(ChevronLeft, 'inline');
export const ChevronRightIcon = createIcon(ChevronRight, 'inline');
export const ExternalLinkIcon = createIcon(ExternalLink, 'inline');
