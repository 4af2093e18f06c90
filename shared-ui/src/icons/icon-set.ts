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

export const ArrowDownUpIcon = /* @__PURE__ */ createIcon(ArrowDownUp);
export const ArrowLeftRightIcon = /* @__PURE__ */ createIcon(ArrowLeftRight);
export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const CircleHelpIcon = /* @__PURE__ */ createIcon(CircleHelp);
export const CircleXIcon = /* @__PURE__ */ createIcon(CircleX);
export const ClipboardIcon = /* @__PURE__ */ createIcon(Clipboard);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const EllipsisIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FunnelIcon = /* @__PURE__ */ createIcon(Funnel);
export const GiftIcon = /* @__PURE__ */ createIcon(Gift);
export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
export const HourglassIcon = /* @__PURE__ */ createIcon(Hourglass);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const LifeBuoyIcon = /* @__PURE__ */ createIcon(LifeBuoy);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
export const PencilIcon = /* @__PURE__ */ createIcon(Pencil);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const PrinterIcon = /* @__PURE__ */ createIcon(Printer);
export const QrCodeIcon = /* @__PURE__ */ createIcon(QrCode);
export const RefreshCwIcon = /* @__PURE__ */ createIcon(RefreshCw);
export const ScanLineIcon = /* @__PURE__ */ createIcon(ScanLine);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck);
export const StarIcon = /* @__PURE__ */ createIcon(Star);
export const SunIcon = /* @__PURE__ */ createIcon(Sun);
export const SunMoonIcon = /* @__PURE__ */ createIcon(SunMoon);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
export const TrendingDownIcon = /* @__PURE__ */ createIcon(TrendingDown);
export const TrendingUpIcon = /* @__PURE__ */ createIcon(TrendingUp);
export const TriangleAlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
export const UserIcon = /* @__PURE__ */ createIcon(User);
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
export const XIcon = /* @__PURE__ */ createIcon(X);
export const ZapIcon = /* @__PURE__ */ createIcon(Zap);

// These point along the line of text.
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft, 'inline');
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, 'inline');
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft, 'inline');
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight, 'inline');
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink, 'inline');
