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

const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[A-Za-z]\w*>))?|\)|\||[+*?]\??|\{\d+(?:,\d*)?\}\??|[^]/gu;
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

/** Whether a source may run away when tried on a text as long as the longest address. */
export const isRunaway = (source: string): boolean => {
  if (/\\[1-9k]/.test(source)) return true;
  const frames: Frame[] = [newFrame()];
  let closed: Frame | null = null;
  let most = 0;
  for (const [token] of source.matchAll(TOKEN)) {
    const frame = frames.at(-1) ?? newFrame();
    const repeat = repeatOf(token);
    if (repeat?.isRepeated === true && closed !== null && (closed.mostOpen > 0 || (closed.hasChoice && repeat.isOpen))) {
      return true;
    }
    if (repeat?.isOpen === true) frame.open += 1;
    closed = null;
    if (token.startsWith('(')) frames.push(newFrame());
    else if (token === '|') {
      closeBranch(frame);
      frame.hasChoice = true;
    } else if (token === ')' && frames.length > 1) {
      closeBranch(frame);
      closed = frame;
      frames.pop();
      const outer = frames.at(-1) ?? newFrame();
      outer.open += frame.mostOpen;
      outer.hasChoice ||= frame.hasChoice;
    }
    most = Math.max(most, frames[0]?.open ?? 0);
  }
  return most > MOST_OPEN;
};
