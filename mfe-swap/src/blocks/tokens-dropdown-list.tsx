import { createBlock } from '../app/block-root';
import { TokenInfo } from '../screens/token-info';

/** `tokens-dropdown-list`: information about a token (spec §2 "Mounting"). */
export const lifecycle = createBlock('tokens-dropdown-list', TokenInfo);
