/** Replaces the descriptions of the federation runtime's errors. `base-config.ts` names the module. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
