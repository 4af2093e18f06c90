/** Replaces modules of the federation runtime that our builds do not use. `base-config.ts` lists them. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

/** A remote loads no other remote. */
export const remotes = undefined;
