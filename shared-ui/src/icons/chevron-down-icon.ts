import { ChevronDown } from 'lucide';

import { createIcon } from './create-icon';

/** Own file: it is on every first screen, and a shared file would add its neighbours to the bundle. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
