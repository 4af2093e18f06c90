import {
  Camera,
  Clipboard,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Funnel,
  LogOut,
  Minus,
  Pencil,
  Plus,
  Printer,
  QrCode,
  RefreshCw,
  ScanLine,
  Settings,
  Share2,
  Trash2,
  Upload,
} from 'lucide-react';

import { createIcon } from './create-icon';

export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
export const ClipboardIcon = /* @__PURE__ */ createIcon(Clipboard);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const EllipsisIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink, 'inline');
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FunnelIcon = /* @__PURE__ */ createIcon(Funnel);
export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const PencilIcon = /* @__PURE__ */ createIcon(Pencil);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const PrinterIcon = /* @__PURE__ */ createIcon(Printer);
export const QrCodeIcon = /* @__PURE__ */ createIcon(QrCode);
export const RefreshCwIcon = /* @__PURE__ */ createIcon(RefreshCw);
export const ScanLineIcon = /* @__PURE__ */ createIcon(ScanLine);
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
