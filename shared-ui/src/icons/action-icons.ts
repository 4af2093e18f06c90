import {
  Clipboard,
  Copy,
  Download,
  ExternalLink,
  LogOut,
  Minus,
  Printer,
  RefreshCw,
  ScanLine,
  Settings,
  Share2,
  Upload,
} from 'lucide';

import { createIcon } from './create-icon';

export const ClipboardIcon = /* @__PURE__ */ createIcon(Clipboard);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink, 'inline');
export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const PrinterIcon = /* @__PURE__ */ createIcon(Printer);
export const RefreshCwIcon = /* @__PURE__ */ createIcon(RefreshCw);
export const ScanLineIcon = /* @__PURE__ */ createIcon(ScanLine);
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
