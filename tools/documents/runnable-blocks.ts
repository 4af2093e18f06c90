const BLOCK = /^```sh run\n([\s\S]*?)^```$/gm;

/** The blocks of a document that are marked as `sh run`, in their order, without their fences. */
export const runnableBlocks = (text: string): readonly string[] =>
  [...text.matchAll(BLOCK)].map(([, block = '']) => block);
