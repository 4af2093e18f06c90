/** A text that cannot be shown as it is written: which file, which line, and what about it. */
export class SourceProblem extends Error {
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${String(line)}: ${problem}`);
    this.name = 'SourceProblem';
    this.file = file;
    this.line = line;
  }
}

/** Says what is wrong with one line of one file. Lines count from 1. */
export type Refuse = (line: number, problem: string) => never;

/** The refusal of a file. */
export const refuseFor =
  (file: string): Refuse =>
  (line, problem) => {
    throw new SourceProblem(file, line, problem);
  };
