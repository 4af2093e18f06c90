/** Cost of a backtracking engine on the longest text: number of ways to match a part, and steps to try all of them. */
type Cost = { readonly ways: number; readonly steps: number };

/** A group that is being read. */
type Frame = {
  /** Branches before the last `|`. */
  branches: Cost;
  /** The current branch, without its last part. */
  branch: Cost;
  /** Part that a quantifier would repeat, or null. */
  last: Cost | null;
};

const NOTHING: Cost = { ways: 0, steps: 0 };
const EMPTY: Cost = { ways: 1, steps: 0 };
const ONE_STEP: Cost = { ways: 1, steps: 1 };

/**
 * Maximum length in characters of a text that a pattern is tested on. It bounds the repetitions of an unlimited
 * quantifier.
 */
export const MAX_TEXT_LENGTH = 256;
/** About 5 ms of processor time. */
const MAX_STEPS = 1_000_000;

const ESCAPE = String.raw`\\(?:[dDwWsS]|[^A-Za-z0-9\s])`;
const ATOM = String.raw`[^\\^$.*+?()[\]{}|]|[.]|${ESCAPE}|\[\^?(?:[^\]\\]|${ESCAPE})+\]`;
const QUANTIFIER = String.raw`(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})\??`;
/** The whole grammar. It has no lookaround, back references, named groups or other escapes. */
const TOKEN = new RegExp(String.raw`(?:${ATOM})|\((?:\?:)?|[)|^$]|${QUANTIFIER}`, 'gy');

const inSequence = (first: Cost, next: Cost): Cost => ({
  ways: first.ways * next.ways,
  steps: first.steps + first.ways * next.steps,
});

const asChoice = (one: Cost, other: Cost): Cost => ({
  ways: one.ways + other.ways,
  steps: one.steps + other.steps,
});

const boundsOf = (quantifier: string): readonly [least: number, most: number] => {
  if (quantifier.startsWith('?')) return [0, 1];
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
  if (least === undefined) return [quantifier.startsWith('+') ? 1 : 0, Infinity];
  if (comma === '') return [Number(least), Number(least)];
  return [Number(least), most === '' ? Infinity : Number(most)];
};

const repeat = (part: Cost, quantifier: string): Cost => {
  const [least, most] = boundsOf(quantifier);
  const once: Cost = { ways: part.ways, steps: part.steps + 1 };
  let total = NOTHING;
  let soFar = EMPTY;
  for (let times = 0; times <= Math.min(most, least + MAX_TEXT_LENGTH); times += 1) {
    if (times >= least) total = asChoice(total, { ways: soFar.ways, steps: 0 });
    soFar = inSequence(soFar, once);
    if (soFar.steps > MAX_STEPS) return { ways: Infinity, steps: Infinity };
  }
  return { ways: total.ways, steps: soFar.steps };
};

const newFrame = (): Frame => ({ branches: NOTHING, branch: EMPTY, last: null });

const branchOf = ({ branch, last }: Frame): Cost => (last === null ? branch : inSequence(branch, last));

const groupOf = (frame: Frame): Cost => {
  const { ways, steps } = asChoice(frame.branches, branchOf(frame));
  return { ways, steps: steps + 1 };
};

const append = (frame: Frame, part: Cost | null): void => {
  frame.branch = branchOf(frame);
  frame.last = part;
};

const closeGroup = (frames: Frame[]): boolean => {
  const outer = frames.at(-2);
  const group = outer === undefined ? undefined : frames.pop();
  if (outer === undefined || group === undefined) return false;
  append(outer, groupOf(group));
  return true;
};

const applyQuantifier = (frame: Frame, quantifier: string): boolean => {
  const { branch, last } = frame;
  if (last === null) return false;
  frame.branch = inSequence(branch, repeat(last, quantifier));
  frame.last = null;
  return true;
};

/** Reads one token. Returns false if the grammar does not allow it there. */
const readToken = (frames: Frame[], frame: Frame, token: string): boolean => {
  if (token === ')') return closeGroup(frames);
  if (/^[*+?{]/.test(token)) return applyQuantifier(frame, token);
  if (token.startsWith('(')) frames.push(newFrame());
  else if (token === '|')
    Object.assign(frame, { ...newFrame(), branches: asChoice(frame.branches, branchOf(frame)) });
  else if (token === '^' || token === '$') append(frame, null);
  else append(frame, ONE_STEP);
  return true;
};

/**
 * Whether a pattern is outside the grammar above, or could take more than a million steps on a text of 256
 * characters. JavaScript's engine backtracks: consecutive parts multiply the ways that it tries, and repetitions
 * raise them to a power.
 */
export const isRunaway = (source: string): boolean => {
  const whole = newFrame();
  const frames: Frame[] = [whole];
  let end = 0;
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (!readToken(frames, frames.at(-1) ?? whole, token)) return true;
    end = index + token.length;
  }
  const isRead = end === source.length && frames.length === 1;
  return !(isRead && inSequence(groupOf(whole), ONE_STEP).steps <= MAX_STEPS);
};
