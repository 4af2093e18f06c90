import { manifest as content } from '../../mfe-content/src/manifest.ts';
import { manifest as swap } from '../../mfe-swap/src/manifest.ts';
import { BLOCK_TABLE } from '../../shell/src/embed/blocks/block-table.rule.ts';

describe("the shell's table of blocks", () => {
  it.each([content, swap])('holds what the manifest of $name lists', ({ name, blocks }) => {
    const inTable = Object.entries(BLOCK_TABLE)
      .filter(([, remote]) => remote === name)
      .map(([block]) => block);
    expect([...blocks].toSorted()).toEqual(inTable.toSorted());
  });
});
