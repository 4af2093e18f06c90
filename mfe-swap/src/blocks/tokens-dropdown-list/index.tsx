import { createBlock } from '../../app/block-root';
import { TokenInfo } from '../../screens/token-info';

/** `tokens-dropdown-list`: what there is to know about a token, on a page that names the element (spec §2 "Mounting"). */
export const lifecycle = createBlock('tokens-dropdown-list', TokenInfo);
