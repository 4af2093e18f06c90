export { BLOCK_TABLE, isBlockName, isLazyBlock, remoteOfBlock } from './block-table.rule';
export type { BlockName } from './block-table.rule';
export { mountBlock } from './mount-block';
export type { BlockServices } from './mount-block';
