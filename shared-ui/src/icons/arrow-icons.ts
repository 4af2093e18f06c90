import {
  ArrowDownUp,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronsUpDown,
} from 'lucide';

import { createIcon } from './create-icon';

export const ArrowDownUpIcon = /* @__PURE__ */ createIcon(ArrowDownUp);
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft, 'inline');
export const ArrowLeftRightIcon = /* @__PURE__ */ createIcon(ArrowLeftRight);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, 'inline');
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft, 'inline');
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight, 'inline');
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
