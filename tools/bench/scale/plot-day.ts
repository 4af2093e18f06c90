import type { DayEvent } from './plan.ts';
import type { Minute } from './simulate-day.ts';

const WIDTH = 720;
const PANEL_HEIGHT = 150;
const LEFT = 64;
const RIGHT = 12;
const TOP = 26;
const GAP = 44;
const MINUTES = 24 * 60;
/** Minutes between two points of a line. */
const STEP = 3;

/** Colours that work on a light and a dark page. */
const COLOURS = ['#1f7a8c', '#c2571a'];
const TEXT = '#767676';

type Line = { readonly label: string; readonly of: (minute: Minute) => number };
export type Panel = { readonly title: string; readonly lines: readonly Line[] };

const x = (minute: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * minute) / MINUTES;

/** Smallest of 1, 2 and 5 times a power of ten that is not below the value. */
export const niceMaximum = (value: number): number => {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5, 10].find((each) => each * power >= value) ?? 10;
  return factor * power;
};

const text = (at: { x: number; y: number; anchor?: string; colour?: string }, words: string): string =>
  `<text x="${at.x.toFixed(1)}" y="${at.y.toFixed(1)}" text-anchor="${at.anchor ?? 'start'}" fill="${at.colour ?? TEXT}">${words}</text>`;

const panelAt = (top: number, { title, lines }: Panel, day: readonly Minute[]): string => {
  const most = niceMaximum(Math.max(...lines.flatMap(({ of }) => day.map(of))));
  const bottom = top + PANEL_HEIGHT;
  const y = (value: number): number => bottom - (PANEL_HEIGHT * value) / most;
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<path d="M${String(LEFT)} ${y(share * most).toFixed(1)}H${String(WIDTH - RIGHT)}" stroke="${TEXT}" stroke-opacity=".25"/>${text({ x: LEFT - 6, y: y(share * most) + 4, anchor: 'end' }, (share * most).toLocaleString('en'))}`,
  );
  const drawn = lines.map(({ label, of }, index) => {
    const colour = COLOURS[index] ?? TEXT;
    const points = day
      .filter(({ minute }) => minute % STEP === 0)
      .map((minute) => `${x(minute.minute).toFixed(0)} ${y(of(minute)).toFixed(1)}`)
      .join('L');
    return `<path d="M${points}" fill="none" stroke="${colour}" stroke-width="1.5"/>${text({ x: WIDTH - RIGHT - 150 * (lines.length - 1 - index), y: top - 8, anchor: 'end', colour }, label)}`;
  });
  return [text({ x: LEFT, y: top - 8 }, title), ...grid, ...drawn].join('');
};

/** Draws figures of a day below each other, with the events of the day, as SVG. */
export const plotDay = (
  panels: readonly Panel[],
  day: readonly Minute[],
  events: readonly DayEvent[],
): string => {
  const topOf = (index: number): number => TOP + index * (PANEL_HEIGHT + GAP);
  const height = topOf(panels.length) - GAP + 44;
  const bottom = topOf(panels.length - 1) + PANEL_HEIGHT;
  const marks = events.map(
    ({ kind, atMinute }, index) =>
      `<path d="M${x(atMinute).toFixed(1)} ${String(TOP)}V${String(bottom)}" stroke="${TEXT}" stroke-dasharray="3 3"/>${text({ x: x(atMinute), y: bottom + 30 + (index % 2) * 12 - 6, anchor: 'middle' }, kind)}`,
  );
  const hours = [0, 6, 12, 18, 24].map((hour) =>
    text({ x: x(hour * 60), y: bottom + 14, anchor: hour === 24 ? 'end' : 'middle' }, `${String(hour)}:00`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" font-family="system-ui, sans-serif" font-size="11">${panels.map((panel, index) => panelAt(topOf(index), panel, day)).join('')}${hours.join('')}${marks.join('')}</svg>\n`;
};
