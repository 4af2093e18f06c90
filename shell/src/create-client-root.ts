import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import { isHydrationError } from '@coinlane/shared-ui/remote';

/** Creates a root that hydrates nothing. Reports only its own errors, not hydration errors of other roots. */
export const createClientRoot = (element: Element, identifierPrefix: string): Root =>
  createRoot(element, {
    identifierPrefix,
    onRecoverableError: (error) => {
      if (!isHydrationError(error)) reportError(error);
    },
  });
