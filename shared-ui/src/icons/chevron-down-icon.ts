import { ChevronDown } from 'lucide-react';

import { createIcon } from './create-icon';

/** In a file of its own: it is on every first screen, and would bring its neighbours along. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
