import { createBlock } from '@coinlane/shared-ui/remote';

import { createScope } from '../app/create-scope';
import { TokenInfo } from '../screens/token-info';

/** `tokens-dropdown-list`: information about a token (spec §2 "Mounting"). */
export const lifecycle = createBlock('mfe-swap-tokens-dropdown-list', createScope, TokenInfo);
