import { Bell, Clock, Gift, Hourglass, LifeBuoy, ShieldCheck, Star, TrendingUp, Wallet } from 'lucide';

import { createIcon } from './create-icon';

export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const GiftIcon = /* @__PURE__ */ createIcon(Gift);
export const HourglassIcon = /* @__PURE__ */ createIcon(Hourglass);
export const LifeBuoyIcon = /* @__PURE__ */ createIcon(LifeBuoy);
export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck);
export const StarIcon = /* @__PURE__ */ createIcon(Star);
export const TrendingUpIcon = /* @__PURE__ */ createIcon(TrendingUp);
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
