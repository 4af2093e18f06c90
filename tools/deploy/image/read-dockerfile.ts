/** One instruction of a Dockerfile, with joined lines. */
type Step =
  | { readonly _tag: 'Run'; readonly command: string }
  /** `from`: the stage to copy from. Null: the build context. */
  | { readonly _tag: 'Copy'; readonly from: string | null; readonly source: string; readonly target: string }
  | { readonly _tag: 'Environment'; readonly name: string; readonly value: string }
  | { readonly _tag: 'WorkFolder'; readonly path: string }
  | { readonly _tag: 'Command'; readonly words: readonly string[] };

export type Stage = { readonly name: string; readonly steps: readonly Step[] };

const instructionsOf = (text: string): readonly string[] =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const toCommand = (rest: string): Step => {
  const words: unknown = JSON.parse(rest);
  return { _tag: 'Command', words: Array.isArray(words) ? words.map(String) : [] };
};

const toCopy = (rest: string): Step => {
  const [, from = null, source = '', target = ''] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(rest) ?? [];
  if (source === '') throw new Error(`COPY ${rest}: expected one source and one target`);
  return { _tag: 'Copy', from, source, target };
};

const STEPS: Readonly<Record<string, (rest: string) => Step | null>> = {
  RUN: (rest) => ({ _tag: 'Run', command: rest.replace(/\s+/g, ' ') }),
  COPY: toCopy,
  ENV: (rest) => {
    const [name = '', value = ''] = rest.split('=');
    return { _tag: 'Environment', name, value };
  },
  WORKDIR: (rest) => ({ _tag: 'WorkFolder', path: rest }),
  CMD: toCommand,
  USER: () => null,
  EXPOSE: () => null,
};

const toStep = (word: string, rest: string): Step | null => {
  const read = STEPS[word];
  if (read === undefined) throw new Error(`Dockerfile: the instruction ${word} is not supported`);
  return read(rest);
};

/** Parses the instructions that the project's Dockerfile uses. Throws an Error for any other. */
export const readDockerfile = (text: string): readonly Stage[] => {
  const stages: { readonly name: string; readonly steps: Step[] }[] = [];
  for (const instruction of instructionsOf(text)) {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(instruction) ?? [];
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/i.exec(rest)?.[1] ?? '', steps: [] });
    else {
      const step = toStep(word, rest);
      if (step !== null) stages.at(-1)?.steps.push(step);
    }
  }
  return stages;
};

/**
 * Creates a function that checks whether `.dockerignore` excludes a path from the build context: by a name at any
 * depth, or by a path from the root.
 */
export const ignoresOf = (text: string): ((path: string) => boolean) => {
  const patterns = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return (path) =>
    patterns.some((pattern) =>
      pattern.startsWith('**/')
        ? path.split('/').includes(pattern.slice(3))
        : path === pattern || path.startsWith(`${pattern}/`),
    );
};
