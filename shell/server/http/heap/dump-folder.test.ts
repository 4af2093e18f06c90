import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dumpFolder } from './dump-folder.ts';

const NOW = Date.parse('2026-11-21T18:00:00.123Z');

describe('the folder of heap dumps', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'heap-dumps-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const place = (): string => join(root, 'heap-dumps');
  const writing = (text: string) => (path: string) => writeFileSync(path, text);
  const modeOf = (path: string): number => statSync(path).mode & 0o777;

  it('names a dump by time and process, readable only by its owner', () => {
    const name = dumpFolder(place(), () => NOW, writing('{}')).dump();

    expect(name).toBe(`heap-2026-11-21T18-00-00-123Z-${String(process.pid)}.heapsnapshot`);
    expect([modeOf(place()), modeOf(join(place(), name))]).toEqual([0o700, 0o600]);
    expect(readFileSync(join(place(), name), 'utf8')).toBe('{}');
  });

  it('keeps the newest two, and removes unfinished ones', () => {
    const names = [0, 1, 2].map((hour) => {
      const name = dumpFolder(place(), () => NOW + hour, writing('{}')).dump();
      utimesSync(join(place(), name), hour, hour);
      return name;
    });
    writeFileSync(join(place(), 'heap-old-1.heapsnapshot.part'), '');
    writeFileSync(join(place(), 'notes.txt'), 'of somebody');
    const newest = dumpFolder(place(), () => NOW + 9, writing('{}')).dump();

    expect(readdirSync(place()).toSorted()).toEqual([names[2], newest, 'notes.txt']);
  });

  it('never has more than two, also while one is written', () => {
    let most = 0;
    for (const hour of [0, 1, 2, 3])
      dumpFolder(
        place(),
        () => NOW + hour,
        () => (most = Math.max(most, readdirSync(place()).length)),
      ).dump();
    expect(most).toBe(2);
  });

  it('does not list an unfinished dump', () => {
    const folder = dumpFolder(
      place(),
      () => NOW,
      () => {
        throw new Error('the disk is full');
      },
    );
    expect(() => folder.dump()).toThrow('the disk is full');
    expect(readdirSync(place())).toEqual([expect.stringMatching(/\.part$/)]);
  });

  it('returns the time of the newest dump, or null', () => {
    const folder = dumpFolder(place(), () => NOW, writing('{}'));
    expect(folder.lastDumpMs()).toBeNull();
    mkdirSync(place());
    expect(folder.lastDumpMs()).toBeNull();
    utimesSync(join(place(), folder.dump()), 5000, 5000);
    expect(folder.lastDumpMs()).toBe(5_000_000);
  });
});
