/** An invalid source text: file, line and problem. */
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

/** Reports a problem in one line. Lines count from 1. */
export type Refuse = (line: number, problem: string) => never;

/** Creates the `Refuse` function of a file. */
export const refuseFor =
  (file: string): Refuse =>
  (line, problem) => {
    throw new SourceProblem(file, line, problem);
  };
