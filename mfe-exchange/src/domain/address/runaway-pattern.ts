/**
 * Whether a pattern could take a long time on a short text. JavaScript's engine backtracks: a repeat around a
 * repeat or around a choice doubles its work with every character, and each further open repeat in one row
 * multiplies it. What is not clearly harmless is not used.
 */
type Frame = {
  /** Open repeats of the branch being read. */
  open: number;
  /** The most open repeats of any branch. */
  mostOpen: number;
  hasChoice: boolean;
};

const TOKEN =
  /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[A-Za-z]\w*>))?|\)|\||[+*?]\??|\{\d+(?:,\d*)?\}\??|[^]/gu;
/** Open repeats in one row on a text of 256 characters: 256³ steps are a few milliseconds, 256⁴ are not. */
const MOST_OPEN = 3;
/** A range this narrow costs no more than a handful of tries. */
const NARROW = 4;

const newFrame = (): Frame => ({ open: 0, mostOpen: 0, hasChoice: false });

type Repeat = { readonly isOpen: boolean; readonly isRepeated: boolean };

const repeatOf = (token: string): Repeat | null => {
  if (/^[+*]/.test(token)) return { isOpen: true, isRepeated: true };
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(token) ?? [];
  if (least === undefined) return null;
  const isEndless = comma === ',' && most === '';
  const upper = comma === '' ? Number(least) : Number(most);
  return { isOpen: isEndless || upper - Number(least) > NARROW, isRepeated: isEndless || upper > 1 };
};

const closeBranch = (frame: Frame): void => {
  frame.mostOpen = Math.max(frame.mostOpen, frame.open);
  frame.open = 0;
};

/** A group that was just closed, repeated: around a repeat always dangerous, around a choice when endless. */
const isDangerous = (group: Frame | null, repeat: Repeat): boolean =>
  group !== null && repeat.isRepeated && (group.mostOpen > 0 || (group.hasChoice && repeat.isOpen));

/** Ends the innermost group and counts it for the one around it; null when there is none to end. */
const closeGroup = (frames: Frame[]): Frame | null => {
  const outer = frames.at(-2);
  const group = outer ? frames.pop() : undefined;
  if (!outer || !group) return null;
  closeBranch(group);
  outer.open += group.mostOpen;
  outer.hasChoice ||= group.hasChoice;
  return group;
};

/** One step over the source; what it closed, if it closed a group. */
const step = (frames: Frame[], token: string): Frame | null => {
  const frame = frames.at(-1);
  if (token === ')') return closeGroup(frames);
  if (token.startsWith('(')) frames.push(newFrame());
  if (token === '|' && frame) {
    closeBranch(frame);
    frame.hasChoice = true;
  }
  return null;
};

/** A bracket that would close the group which the whole pattern is put into, and so repeat that. */
const closesNothing = (frames: readonly Frame[], token: string): boolean =>
  token === ')' && frames.length === 1;

/** Whether a source may run away when tried on a text as long as the longest address. */
export const isRunaway = (source: string): boolean => {
  if (/\\[1-9k]/.test(source)) return true;
  const whole = newFrame();
  const frames: Frame[] = [whole];
  let closed: Frame | null = null;
  for (const [token] of source.matchAll(TOKEN)) {
    const repeat = repeatOf(token);
    if (closesNothing(frames, token) || (repeat !== null && isDangerous(closed, repeat))) return true;
    const frame = frames.at(-1) ?? whole;
    if (repeat?.isOpen === true) frame.open += 1;
    closed = repeat === null ? step(frames, token) : null;
  }
  closeBranch(whole);
  return whole.mostOpen > MOST_OPEN;
};
