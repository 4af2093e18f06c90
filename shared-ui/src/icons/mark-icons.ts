import { Check, CircleHelp } from 'lucide';

import { createIcon } from './create-icon';

export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const CircleHelpIcon = /* @__PURE__ */ createIcon(CircleHelp);
