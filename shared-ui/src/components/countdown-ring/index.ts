export { CountdownRing } from './countdown-ring';
export type { CountdownRingProps } from './countdown-ring';
