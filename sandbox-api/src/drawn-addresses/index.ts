export { drawAddress } from './draw-address.ts';
export { addressPatternOf } from './patterns.table.ts';
