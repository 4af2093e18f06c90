import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { watchSources } from './watch-sources.ts';

describe('watching sources', () => {
  const start = (settleMs = 50) => {
    const folder = mkdtempSync(join(tmpdir(), 'watch-'));
    mkdirSync(join(folder, 'dist'));
    const changed = jest.fn();
    return { folder, changed, stop: watchSources([folder], settleMs, changed) };
  };

  it('notifies once about several edits', async () => {
    const { folder, changed, stop } = start(500);
    writeFileSync(join(folder, 'a.ts'), '1');
    writeFileSync(join(folder, 'b.ts'), '2');
    while (changed.mock.calls.length === 0) await wait(20);
    stop();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('ignores what a build writes', async () => {
    const { folder, changed, stop } = start();
    writeFileSync(join(folder, 'dist/a.js'), '1');
    await wait(300);
    stop();
    expect(changed).not.toHaveBeenCalled();
  });

  it('is silent after it was stopped', async () => {
    const { folder, changed, stop } = start();
    stop();
    writeFileSync(join(folder, 'a.ts'), '1');
    await wait(300);
    expect(changed).not.toHaveBeenCalled();
  });
});
