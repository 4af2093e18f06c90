/** Kind of text that a passage comes from. */
export type PassageKind = 'comment' | 'document' | 'title' | 'text';

export type Rule = {
  readonly pattern: RegExp;
  readonly kinds: readonly PassageKind[];
  /** Whether the pattern is matched against the first sentence only. */
  readonly isFirstSentence: boolean;
};

const SCOPES: Readonly<Record<string, Omit<Rule, 'pattern'>>> = {
  all: { kinds: ['comment', 'document', 'title', 'text'], isFirstSentence: false },
  code: { kinds: ['comment', 'document', 'title'], isFirstSentence: false },
  comments: { kinds: ['comment'], isFirstSentence: true },
};

const HEADER = /^# \[(\w+)\]/;

/** Parses the list of banned phrases. Throws if a scope is unknown, a pattern is invalid, or a pattern has no scope. */
export const parseRules = (list: string): readonly Rule[] => {
  let scope: Omit<Rule, 'pattern'> | undefined;
  const rules: Rule[] = [];
  for (const line of list.split('\n').map((each) => each.trim())) {
    const [, name] = HEADER.exec(line) ?? [];
    if (name !== undefined) {
      scope = SCOPES[name];
      if (scope === undefined) throw new Error(`unknown scope [${name}] in the list of banned phrases`);
    }
    if (line === '' || line.startsWith('#')) continue;
    if (scope === undefined) throw new Error(`no scope above the banned phrase ${line}`);
    rules.push({ ...scope, pattern: new RegExp(line, 'gi') });
  }
  return rules;
};
