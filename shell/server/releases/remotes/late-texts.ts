import type { MessageTree } from './messages.ts';

/** Groups of the shell's texts that only its lazy parts show. */
const LATE_GROUPS: readonly string[] = ['chat', 'developer', 'miniApp', 'update'];

/** Texts of these groups that the header shows. */
const EARLY_TEXTS: Readonly<Record<string, readonly string[]>> = { chat: ['open'] };

const pick = (texts: MessageTree, isPicked: (name: string) => boolean): MessageTree =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => isPicked(name)));

const isTree = (value: unknown): value is MessageTree => typeof value === 'object' && value !== null;

/** Texts that a page with a supplement contains (ADR 0052). */
export const firstTexts = (texts: MessageTree): MessageTree => ({
  ...pick(texts, (name) => !LATE_GROUPS.includes(name)),
  ...Object.fromEntries(
    Object.entries(EARLY_TEXTS).map(([group, names]) => {
      const all = texts[group];
      return [group, isTree(all) ? pick(all, (name) => names.includes(name)) : {}];
    }),
  ),
});

/** Texts of the supplement. It has complete groups, because the browser replaces a group as a whole. */
export const lateTexts = (texts: MessageTree): MessageTree =>
  pick(texts, (name) => LATE_GROUPS.includes(name));
