import {
  Bell,
  Clock,
  Gift,
  Hourglass,
  LifeBuoy,
  Mail,
  ShieldCheck,
  Star,
  TrendingDown,
  TrendingUp,
  Wallet,
  Zap,
} from 'lucide-react';

import { createIcon } from './create-icon';

export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const GiftIcon = /* @__PURE__ */ createIcon(Gift);
export const HourglassIcon = /* @__PURE__ */ createIcon(Hourglass);
export const LifeBuoyIcon = /* @__PURE__ */ createIcon(LifeBuoy);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck);
export const StarIcon = /* @__PURE__ */ createIcon(Star);
export const TrendingDownIcon = /* @__PURE__ */ createIcon(TrendingDown);
export const TrendingUpIcon = /* @__PURE__ */ createIcon(TrendingUp);
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
export const ZapIcon = /* @__PURE__ */ createIcon(Zap);
