export { createSwap } from './create-swap';
export { fetchSwap } from './fetch-swap';
export { setTokensDestination } from './set-tokens-destination';
