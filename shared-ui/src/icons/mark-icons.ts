import { Check, CircleHelp, CircleX } from 'lucide-react';

import { createIcon } from './create-icon';

export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const CircleHelpIcon = /* @__PURE__ */ createIcon(CircleHelp);
export const CircleXIcon = /* @__PURE__ */ createIcon(CircleX);
