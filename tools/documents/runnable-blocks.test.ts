import { runnableBlocks } from './runnable-blocks.ts';

describe('runnable blocks of a document', () => {
  it('are the marked ones, in order', () => {
    const text = 'a\n\n```sh run\none\ntwo\n```\n\n```sh\nnot this\n```\n\n```sh run\nthree\n```\n';
    expect(runnableBlocks(text)).toEqual(['one\ntwo\n', 'three\n']);
  });

  it('are an empty list if nothing is marked', () => {
    expect(runnableBlocks('```\nx\n```\n`sh run`\n')).toEqual([]);
  });
});
