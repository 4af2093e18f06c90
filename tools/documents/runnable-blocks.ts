/** Blocks of a document marked as `sh run`, or as `sh` with another word, in order, without their fences. */
export const runnableBlocks = (text: string, word = 'run'): readonly string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`sh ${word}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  );
