export { adviceOf, explorerLink, partnerSite } from './swap-config';
export type { SwapAdvice } from './swap-config';
