const BLOCK = /^```sh run\n([\s\S]*?)^```$/gm;

/** Blocks of a document marked as `sh run`, in order, without their fences. */
export const runnableBlocks = (text: string): readonly string[] =>
  [...text.matchAll(BLOCK)].map(([, block = '']) => block);
