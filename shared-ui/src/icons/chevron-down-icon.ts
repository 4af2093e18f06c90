import { ChevronDown } from 'lucide';

import { createIcon } from './create-icon';

/** In its own file because every first screen shows it: a shared file would add other icons to the bundle. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
