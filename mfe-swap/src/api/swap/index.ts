export { createSwap } from './create-swap';
export { fetchSwap } from './fetch-swap';
export { tellDestination } from './tell-destination';
